import type { CollectionBeforeOperationHook } from 'payload';
import { lockPost } from '@/database/tables/posts';

/**
 * Saves of one post wait for each other, whichever door they come through: so that whoever compares versions before
 * saving compares with the last one.
 */
export const takeTurn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && 'id' in args) await lockPost(req, String(args.id));
  return args;
};
