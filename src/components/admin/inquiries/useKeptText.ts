import { useState } from 'react';
import { tabItems } from '@/client/browserItems';
import { useWriterId } from '@/client/useWriterId';

/**
 * A text that is being written about something, kept by this tab for its writer, so that a reload or a look elsewhere
 * doesn't lose it.
 */
export function useKeptText(kind: string, subject: number) {
  const key = `${kind}:${useWriterId()}:${subject}`;
  const [kept] = useState(() => tabItems.read(key) ?? '');
  return { kept, keep: (text: string) => tabItems.write(key, text || null) };
}
