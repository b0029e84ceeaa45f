'use client';

import { useCopy } from '@/client/useCopy';
import { blogLabels } from '@/content/site/blog';
import styles from './ShareLinks.module.css';

/** Copies an address. Without scripts, or where the clipboard is closed, the browser's own address bar does. */
export function CopyLink({ address }: { address: string }) {
  const { isCopied, copy } = useCopy(address);
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {blogLabels.shareCopy}
      </button>
      <span role="status">{isCopied ? blogLabels.shareCopied : ''}</span>
    </>
  );
}
