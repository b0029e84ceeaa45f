'use client';

import { useSyncExternalStore } from 'react';
import { isStorageBlocked } from '@/client/browserItems';
import { storageBlockedTexts as texts } from '@/content/storageBlocked';
import { FormMessage } from './FormMessage';
import styles from './StorageNotice.module.css';

const neverChanges = () => () => undefined;
const isBlockedOnServer = () => false;

const useStorageBlocked = () => useSyncExternalStore(neverChanges, isStorageBlocked, isBlockedOnServer);

/** Where the browser keeps nothing for this site: said in forms that open a session. */
export function StorageNotice() {
  return useStorageBlocked() ? <FormMessage tone="info">{texts.signIn}</FormMessage> : null;
}

/** The same in a line above the pages of who is signed in. */
export function StorageBar() {
  if (!useStorageBlocked()) return null;
  return (
    <p role="status" className={styles.bar} data-print="hide">
      {texts.signedIn}
    </p>
  );
}
