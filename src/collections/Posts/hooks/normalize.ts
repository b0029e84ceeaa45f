import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { isLatestDraft, findLatestPost } from '@/database/tables/postVersions';
import { derivedSlug } from '@/domain/blog/derivedSlug';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { isRecord } from '@/domain/isRecord';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import { requireTexts } from '@/hooks/requireTexts';
import type { Post } from '@/payload-types';
import { protectTrashDate, claimName } from '../../trashHooks';
import { findFreeSlug } from '../findFreeSlug';
import { loadPublishedRow, setSaveKind, saveKindOf, isStatusOnlySave } from '../saveContext';

/**
 * Derives the slug from the title: if the post has none, and again for each new title until the post is published,
 * unless its author chose a slug. A taken slug gets a number. A slug that the author typed, or that a request names
 * (`keepsSlug`), never changes.
 */
const deriveSlug: CollectionBeforeValidateHook<Post> = async ({ data, originalDoc, req, context }) => {
  if (!data || (context.keepsSlug && data.slug)) return data;
  const title = data.title ?? originalDoc?.title;
  const slug = data.slug ?? originalDoc?.slug;
  if (!title || (slug && !isDerived(slug, originalDoc))) return data;
  const derived = derivedSlug(title);
  if (!derived || (slug && withoutNumber(slug, derived) === derived)) return data;
  return { ...data, slug: await findFreeSlug(derived, originalDoc?.id, req) };
};

function isDerived(slug: string, original: Post | undefined): boolean {
  if (!original || original.firstPublishedAt || slug !== original.slug) return false;
  const title = original.title ?? '';
  // The portal derives slugs without room for a number.
  return [slugFromTitle(title), derivedSlug(title)].some(
    (derived) => withoutNumber(slug, derived) === derived,
  );
}

/** `costs` becomes `costs-2` if it is taken. */
const withoutNumber = (slug: string, derived: string) =>
  slug.startsWith(`${derived}-`) ? slug.replace(/-\d{1,2}$/, '') : slug;

/**
 * Bulk publish and unpublish in Payload save the published row, not the latest draft, and would overwrite a pending
 * draft. Copies the draft's fields into the update first.
 */
const mergeLatestDraft: CollectionBeforeValidateHook<Post> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kind = saveKindOf(req);
  if (operation !== 'update' || !originalDoc || !kind?.isBulk || !kind.isStatusOnly) return data;
  const latest = await findLatestPost(req, originalDoc.id);
  if (!latest) return data;
  const {
    id: _id,
    _status,
    deletedAt: _deletedAt,
    updatedAt: _updatedAt,
    createdAt: _createdAt,
    ...words
  } = latest;
  // Later hooks compare with the latest draft, as they do for a single post.
  Object.assign(originalDoc, words, { _status });
  return { ...data, ...words };
};

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
