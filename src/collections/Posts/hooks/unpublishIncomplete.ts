import type { CollectionBeforeOperationHook } from 'payload';
import { isLatestDraft } from '@/database/tables/postVersions';
import { isRecord } from '@/domain/isRecord';
import { isStatusOnlySave } from '../isStatusOnlySave';

/**
 * A post is taken back whatever its latest draft lacks: nobody publishes that. Payload checks only what such a call names, and
 * keeps what it saves as that draft, where it is told to take a post back in all languages. One without a draft beside it
 * goes the usual way, so that what was public stays among its versions. Comes once the post's saves take turns.
 */
export const unpublishIncomplete: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (args.draft || !isRecord(data) || data._status !== 'draft') return args;
  if (data.deletedAt !== undefined || !isStatusOnlySave(data)) return args;
  if (!(await isLatestDraft(req, Number(args.id)))) return args;
  return { ...args, publishAllLocales: undefined, unpublishAllLocales: true };
};
