import { useState } from 'react';
import { useWriterId } from '@/client/useWriterId';

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The text is only safe from a reload.
  }
}

/**
 * A text that is being written about something, kept by this tab for its writer, so that a reload or a look elsewhere
 * doesn't lose it.
 */
export function useKeptText(kind: string, subject: number) {
  const key = `${kind}:${useWriterId()}:${subject}`;
  const [kept] = useState(() => read(key));
  return { kept, keep: (text: string) => write(key, text) };
}
