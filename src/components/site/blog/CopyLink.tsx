'use client';

import { useCopy } from '@/client/useCopy';
import styles from './ShareLinks.module.css';

interface CopyLinkProps {
  address: string;
  label: string;
  /** Said once it is copied. */
  copiedText: string;
}

/** Copies an address. Without scripts, or where the clipboard is closed, the browser's own address bar does. */
export function CopyLink({ address, label, copiedText }: CopyLinkProps) {
  const { isCopied, copy } = useCopy(address);
  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        {label}
      </button>
      <span role="status">{isCopied ? copiedText : ''}</span>
    </>
  );
}
