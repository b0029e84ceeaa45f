import type { CollectionBeforeOperationHook } from 'payload';
import { lockUserRowNoKeyUpdate } from '@/database/tables/users';

/**
 * Serializes changes of one account, for every API that writes it. Payload reads the whole row and writes it back, so
 * saving a preference could otherwise restore an old password, role or limit.
 */
export const serializeChanges: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // In a bulk update, `id` is present but undefined.
  const id = 'id' in args ? args.id : undefined;
  if (operation === 'update' && id !== undefined) await lockUserRowNoKeyUpdate(req, String(id));
  return args;
};
