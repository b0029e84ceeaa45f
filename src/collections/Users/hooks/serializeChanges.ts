import type { CollectionBeforeOperationHook } from 'payload';
import { lockUserRowForShare } from '@/database/tables/users';

/**
 * Changes of one account wait for each other, whichever door they come through. Payload reads the whole row and writes it
 * back: without this, whoever saves a preference could write back a password, a role or a limit from before.
 */
export const serializeChanges: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Named, but without a value, in a change of many.
  const id = 'id' in args ? args.id : undefined;
  if (operation === 'update' && id !== undefined) await lockUserRowForShare(req, String(id));
  return args;
};
