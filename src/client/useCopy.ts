import { useState } from 'react';

/**
 * Copies a text to the clipboard, and returns whether that was done. Does nothing where the clipboard is unavailable.
 */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return { isCopied: copied === text, copy };
}
