import type { CollectionBeforeOperationHook } from 'payload';
import { isLatestDraft } from '@/database/tables/postVersions';
import { isRecord } from '@/domain/isRecord';
import { isStatusOnlySave } from '../isStatusOnlySave';

/**
 * Lets a post be unpublished whatever its latest draft lacks. With `unpublishAllLocales`, Payload validates only the
 * submitted fields and saves the result as that draft. A post without a pending draft is unpublished normally, so
 * that the published content stays among its versions. Runs after `serializeSaves`.
 */
export const unpublishIncomplete: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (args.draft || !isRecord(data) || data._status !== 'draft') return args;
  if (data.deletedAt !== undefined || !isStatusOnlySave(data)) return args;
  if (!(await isLatestDraft(req, Number(args.id)))) return args;
  return { ...args, publishAllLocales: undefined, unpublishAllLocales: true };
};
