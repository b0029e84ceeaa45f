import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { lockPost } from '@/database/tables/posts';
import { findLatestVersionId, restoreLatestVersion } from '@/database/tables/postVersions';
import { Conflict } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { EditedPost, UpdatePostBody } from '@/schemas/blog';
import { serializeByKey } from '../serializeByKey';
import { findEditedPostById, findEditedPostId, type EditedPostRow, type NamedPost } from './findEditedPost';
import { inPostWords } from './inPostWords';
import { markdownOfPost } from './markdownOfPost';
import { nameOfUser } from './nameOfUser';
import { toPostData, type PostData } from './toPostData';
import { preservePostLock } from './postEditing';
import { presentPost } from './presentPost';

/**
 * Stores changes as a version that isn't the latest: neither readers nor editors see it unless someone restores it in
 * the CMS. Call it in a transaction. Returns the version's id.
 */
async function saveDraftBeside(req: PayloadRequest, id: number, changes: PostData): Promise<number> {
  const latestId = await findLatestVersionId(req, id);
  await inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...changes.fields, _status: 'draft' },
      draft: true,
      context: { typedMarkdown: changes.typedMarkdown, isKeptAside: true, keepsSlug: true },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
  return restoreLatestVersion(req, id, latestId);
}

interface UpdatePostArgs {
  req: PayloadRequest;
  named: NamedPost;
  body: UpdatePostBody;
}

/** Result of a save: the post as it is now, or the newer version that blocked it with the id of the kept version. */
type Outcome = { saved: EditedPostRow; typed?: string } | Refused;

interface Refused {
  newer: EditedPostRow;
  keptAs: number;
}

/**
 * Saves, publishes or unpublishes a post. Optimistic locking: a request with a stale `version` doesn't overwrite
 * anything. Its content is kept as a version, and the save fails with 409. For staff.
 * @throws Missing, Conflict for a stale version or a taken slug, BadRequest for values that can't be stored or
 * published
 */
export async function updatePost({ req, named, body }: UpdatePostArgs): Promise<EditedPost> {
  requireStaff(req);
  const id = await findEditedPostId(req, named);
  const outcome = await storeChanges(req, id, body);
  if ('newer' in outcome) throw await newerVersion(req, outcome);
  return presentPost(req, outcome.saved, outcome.typed);
}

/** Stores changes of a post; see `updatePost`. `formerSlugs` are earlier slugs from an imported file. */
export function storeChanges(
  req: PayloadRequest,
  id: number,
  body: UpdatePostBody,
  formerSlugs?: string[],
): Promise<Outcome> {
  return serializeByKey(`post:${id}`, () =>
    inTransaction(req, async () => {
      await lockPost(req, String(id));
      return preservePostLock(req, id, () => save(req, id, body, formerSlugs));
    }),
  );
}

async function save(
  req: PayloadRequest,
  id: number,
  body: UpdatePostBody,
  formerSlugs: string[] | undefined,
): Promise<Outcome> {
  const { version, published, ...words } = body;
  const current = await findEditedPostById(req, id);
  const { post, isPublic } = current;
  const changes = await toPostData(req, words, { post, content: () => markdownOfPost(req, post) });
  if (version && version !== post.updatedAt) {
    return { newer: current, keptAs: await saveDraftBeside(req, id, changes) };
  }
  const saved = await write(req, id, { ...changes, formerSlugs }, published ?? isPublic);
  // Reloads the post: a slug change has updated links to it, also in its own body.
  if (saved.slug !== post.slug) return { saved: await findEditedPostById(req, id) };
  const { typedMarkdown: typed } = changes;
  return {
    saved: { post: saved, isPublic: saved._status === 'published' },
    ...(typed === undefined ? {} : { typed }),
  };
}

async function write(
  req: PayloadRequest,
  id: number,
  { fields, typedMarkdown, formerSlugs }: PostData & { formerSlugs: string[] | undefined },
  isPublished: boolean,
) {
  return inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...fields, _status: isPublished ? 'published' : 'draft' },
      // Sets every key: the context persists across the saves of one import request.
      context: { typedMarkdown, formerSlugs, keepsSlug: fields.slug !== undefined },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
}

async function newerVersion(req: PayloadRequest, { newer: { post }, keptAs }: Refused) {
  const author = typeof post.updatedBy === 'object' ? post.updatedBy?.id : post.updatedBy;
  const changedBy = await nameOfUser(req, author ?? null);
  const message = `${changedBy ?? 'Somebody'} has saved a newer version of this post. Yours is kept among its versions and changed nothing.`;
  return new Conflict(message, [], {
    changedBy,
    changedAt: post.updatedAt,
    version: post.updatedAt,
    keptAs,
  });
}
