'use client';

import { useState } from 'react';
import { blogLabels } from '@/content/site/blog';
import styles from './ShareLinks.module.css';

/** Copies an address. Without scripts, or where the clipboard is closed, the browser's own address bar does. */
export function CopyLink({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {blogLabels.shareCopy}
      </button>
      <span role="status">{isCopied ? blogLabels.shareCopied : ''}</span>
    </>
  );
}
