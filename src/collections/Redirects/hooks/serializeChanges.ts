import type { CollectionBeforeOperationHook } from 'payload';
import { lockByName } from '@/database/lockByName';

/** Changes wait for each other before they read anything: what one finds stays true until the end of its transaction. */
export const serializeChanges: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'create' || operation === 'update') await lockByName(req, 'redirects');
};
