import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { isLatestDraft } from '@/database/tables/postVersions';
import { isRecord } from '@/domain/isRecord';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import { requireTexts } from '@/hooks/requireTexts';
import type { Post } from '@/payload-types';
import { protectTrashDate } from '../../protectTrashDate';
import { loadPublishedRow, setSaveKind } from '../saveContext';
import { isStatusOnlySave } from '../isStatusOnlySave';
import { claimName } from '../../claimName';
import { findFreeSlug } from '../findFreeSlug';
import { deriveSlug } from './deriveSlug';
import { mergeLatestDraft } from './mergeLatestDraft';

/**
 * Trashing a post unpublishes it and frees its slug. A restored post is a draft unless the request says otherwise. It
 * gets its slug back, with a number if another post has taken it.
 */
const unpublishOnTrash: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data);
  if (!originalDoc || !move) return data.deletedAt ? { ...data, _status: 'draft' } : data;
  const { id } = originalDoc;
  const slug = nameBefore(originalDoc.slug ?? '');
  // Null for drafts without a slug: a unique column allows several nulls, but not several empty strings.
  if (move === 'returns') {
    const isFree = (candidate: string) => claimName(req, candidate, id);
    return { ...data, slug: slug ? await findFreeSlug(slug, id, req, isFree) : null };
  }
  return { ...data, _status: 'draft', slug: asideName(slug, id) };
};

/** Records how the call saves. Runs after the hooks that change the arguments of the call. */
const classifySave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
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

/**
 * Lets a post be unpublished whatever its latest draft lacks. With `unpublishAllLocales`, Payload validates only the
 * submitted fields and saves the result as that draft. A post without a pending draft is unpublished normally, so
 * that the published content stays among its versions. Runs after `serializeSaves`.
 */
const unpublishIncomplete: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('id' in args) || args.id === undefined) return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (args.draft || !isRecord(data) || data._status !== 'draft') return args;
  if (data.deletedAt !== undefined || !isStatusOnlySave(data)) return args;
  if (!(await isLatestDraft(req, Number(args.id)))) return args;
  return { ...args, publishAllLocales: undefined, unpublishAllLocales: true };
};

/** Runs before all hooks that read the published row. */
const loadPublishedSnapshot: CollectionBeforeChangeHook<Post> = async ({ operation, originalDoc, req }) => {
  if (operation === 'update' && originalDoc) await loadPublishedRow(req, originalDoc.id);
};

/** Stage 2: the data and the arguments of the call get the form that the later stages rely on. */
export const normalize = {
  beforeOperation: [classifySave, unpublishIncomplete],
  beforeValidate: [requireTexts, mergeLatestDraft, deriveSlug],
  beforeChange: [protectTrashDate, loadPublishedSnapshot, unpublishOnTrash],
};
