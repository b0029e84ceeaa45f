'use client';

import { useSyncExternalStore } from 'react';
import { isSilent, isSilentOnServer, subscribeToConnection } from '@/client/connection';
import { retryingText } from '@/content/connection';
import styles from './ConnectionNotice.module.css';

/** A notice shown while the server doesn't respond and failed reads are being retried. */
export function ConnectionNotice() {
  const isShown = useSyncExternalStore(subscribeToConnection, isSilent, isSilentOnServer);
  if (!isShown) return null;
  return (
    <p role="status" className={styles.notice} data-connection-notice data-print="hide">
      {retryingText}
    </p>
  );
}
