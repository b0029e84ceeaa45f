import { useState } from 'react';

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

/** A text that is being written, kept by this tab under `key`, so that a reload or a look elsewhere doesn't lose it. */
export function useKeptText(key: string) {
  const [kept] = useState(() => read(key));
  return { kept, keep: (text: string) => write(key, text) };
}
