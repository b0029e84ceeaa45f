'use client';

import { useCopy } from '@/client/useCopy';
import styles from './ShareLinks.module.css';

interface CopyLinkProps {
  address: string;
  label: string;
  /** Announced after copying. */
  copiedText: string;
}

/** Copies an address. Without JavaScript or clipboard access, the browser's address bar serves. */
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
