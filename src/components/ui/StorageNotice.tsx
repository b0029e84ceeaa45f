'use client';

import { useSyncExternalStore } from 'react';
import { isStorageBlocked } from '@/client/browserItems';
import { storageBlockedTexts as texts } from '@/content/storageBlocked';
import { FormMessage } from './FormMessage';
import styles from './StorageNotice.module.css';

const neverChanges = () => () => undefined;
const isBlockedOnServer = () => false;

const useStorageBlocked = () => useSyncExternalStore(neverChanges, isStorageBlocked, isBlockedOnServer);

/** Warns in sign-in forms that the browser blocks storage for this site. */
export function StorageNotice() {
  return useStorageBlocked() ? <FormMessage tone="info">{texts.signIn}</FormMessage> : null;
}

/** The same warning as a bar above signed-in pages. */
export function StorageBar() {
  if (!useStorageBlocked()) return null;
  return (
    <p role="status" className={styles.bar} data-print="hide">
      {texts.signedIn}
    </p>
  );
}
