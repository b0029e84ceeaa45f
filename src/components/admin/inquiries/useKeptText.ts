import { useState } from 'react';
import { useSession } from '@/client/useSession';

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
  const { user } = useSession();
  // Whoever opened the form owns what is typed, also when the session ends meanwhile.
  const [{ key, kept }] = useState(() => {
    const own = `${kind}:${user?.id ?? 0}:${subject}`;
    return { key: own, kept: read(own) };
  });
  return { kept, keep: (text: string) => write(key, text) };
}
