import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { isRecord } from '@/domain/isRecord';
import { isStatusOnlySave } from './isStatusOnlySave';

/** What a call says of the posts that it saves. The hooks of each post don't hear of it. */
interface SaveKind {
  isOfMany: boolean;
  /** Nothing that a form shows: see `isStatusOnlySave`. */
  isBesideTheWords: boolean;
  /** Readers are to lose them, and nothing else. */
  takesBack: boolean;
  /** What readers see stays as it is. */
  isDraft: boolean;
}

const kinds = new WeakMap<PayloadRequest, SaveKind>();

/** Comes once it is settled what is saved, and how. */
export const recordSaveKind: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  // Others, such as reads, come in the midst of a save.
  if (operation === 'create' || operation === 'restoreVersion') kinds.delete(req);
  const data: unknown = 'data' in args ? args.data : undefined;
  if (operation !== 'update' || !isRecord(data)) return args;
  const isBeside = isStatusOnlySave(data);
  const isDraft = Boolean('draft' in args && args.draft) && data._status !== 'published';
  kinds.set(req, {
    isOfMany: !('id' in args && args.id !== undefined),
    isBesideTheWords: isBeside,
    takesBack: isBeside && !isDraft && data._status === 'draft' && data.deletedAt === undefined,
    isDraft,
  });
  return args;
};

/** Of the call that a request is at; null of one that saves in another way, such as bringing back a version. */
export const saveKindOf = (req: PayloadRequest): SaveKind | null => kinds.get(req) ?? null;
