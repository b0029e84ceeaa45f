import type { CollectionBeforeOperationHook } from 'payload';
import { isRecord } from '@/domain/isRecord';
import { isStatusOnlySave } from '../isStatusOnlySave';
import { setSaveKind } from '../saveContext';

/** Records how the call saves. Runs after the hooks that change the arguments of the call. */
export const classifySave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Other operations, such as reads, run in the midst of a save and leave its kind as it is.
  if (operation === 'create' || operation === 'restoreVersion') setSaveKind(req, null);
  const data: unknown = 'data' in args ? args.data : undefined;
  if (operation !== 'update' || !isRecord(data)) return args;
  const isStatusOnly = isStatusOnlySave(data);
  const isDraft = Boolean('draft' in args && args.draft) && data._status !== 'published';
  setSaveKind(req, {
    isBulk: !('id' in args && args.id !== undefined),
    isStatusOnly,
    isUnpublish: isStatusOnly && !isDraft && data._status === 'draft' && data.deletedAt === undefined,
    isDraft,
  });
  return args;
};
