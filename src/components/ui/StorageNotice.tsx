'use client';

import { useSyncExternalStore } from 'react';
import { isStorageBlocked } from '@/client/browserItems';
import { storageBlockedText } from '@/content/storageBlocked';
import { FormMessage } from './FormMessage';

/** Where the browser keeps nothing for this site, that it is so and what comes of it. */
export function StorageNotice() {
  const isShown = useSyncExternalStore(neverChanges, isStorageBlocked, isAllowedOnServer);
  return isShown ? <FormMessage tone="info">{storageBlockedText}</FormMessage> : null;
}

const neverChanges = () => () => undefined;
const isAllowedOnServer = () => false;
