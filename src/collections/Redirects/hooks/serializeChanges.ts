import type { CollectionBeforeOperationHook } from 'payload';
import { lockByName } from '@/database/lockByName';

/** Serializes changes before they read anything, so that the checks of one still hold when its transaction ends. */
export const serializeChanges: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'create' || operation === 'update') await lockByName(req, 'redirects');
};
