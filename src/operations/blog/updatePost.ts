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
import { postChanges, type PostChanges } from './postChanges';
import { keepingEditor } from './postEditing';
import { presentPost } from './presentPost';

/**
 * Keeps changes among the versions of a post without making them the latest one: neither readers nor editors see them
 * until somebody restores them in the CMS. In a transaction. Gives the id of the version.
 */
async function keepAside(req: PayloadRequest, id: number, changes: PostChanges): Promise<number> {
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

/** What saving led to: the post as it is now, or the version in its way and where the refused one is kept. */
type Outcome = { saved: EditedPostRow; typed?: string } | Refused;

interface Refused {
  newer: EditedPostRow;
  keptAs: number;
}

/**
 * Saves a post, publishes it or takes it back. With a version number, nothing newer is ever written over: then what was
 * sent is kept among the versions of the post, and the save refused. For staff.
 * @throws Missing, Conflict for a newer version or a slug that is taken, BadRequest for what can't be kept or published
 */
export async function updatePost({ req, named, body }: UpdatePostArgs): Promise<EditedPost> {
  requireStaff(req);
  const id = await findEditedPostId(req, named);
  const outcome = await storeChanges(req, id, body);
  if ('newer' in outcome) throw await newerVersion(req, outcome);
  return presentPost(req, outcome.saved, outcome.typed);
}

/** Stores changes of a post; see `updatePost`. `formerSlugs` are addresses that it had elsewhere. */
export function storeChanges(
  req: PayloadRequest,
  id: number,
  body: UpdatePostBody,
  formerSlugs?: string[],
): Promise<Outcome> {
  return serializeByKey(`post:${id}`, () =>
    inTransaction(req, async () => {
      await lockPost(req, String(id));
      return keepingEditor(req, id, () => save(req, id, body, formerSlugs));
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
  const changes = await postChanges(req, words, { post, content: () => markdownOfPost(req, post) });
  if (version && version !== post.updatedAt) {
    return { newer: current, keptAs: await keepAside(req, id, changes) };
  }
  const saved = await write(req, id, { ...changes, formerSlugs }, published ?? isPublic);
  // In its own text, too, links have followed it to its new address since.
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
  { fields, typedMarkdown, formerSlugs }: PostChanges & { formerSlugs: string[] | undefined },
  isPublished: boolean,
) {
  return inPostWords(() =>
    req.payload.update({
      collection: 'posts',
      id,
      data: { ...fields, _status: isPublished ? 'published' : 'draft' },
      // An import calls this often in one request, which keeps what is said here.
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
