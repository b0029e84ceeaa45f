import { useState } from 'react';

/** Copies a text, and whether that was done. Where the clipboard is closed nothing happens. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return { isCopied: copied === text, copy };
}
