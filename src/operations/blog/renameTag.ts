import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findPublicPost, findPublicText, lockAllPosts, lockPost } from '@/database/tables/posts';
import { findRedirectFrom } from '@/database/tables/redirects';
import { moveTagOfPosts } from '@/database/tables/postsSearch';
import { countTaggedPosts, findWrittenTags, rewriteTag } from '@/database/tables/tags';
import { slugFromName } from '@/domain/blog/slugFromName';
import { Missing } from '@/errors/ApiFailures';
import { updateLinksToPost } from '@/hooks/updateLinksToPost';
import { expirePages } from '@/hooks/refreshPages';
import { redirectMissingAddress } from '@/operations/redirects/redirectMissingAddress';
import { requireStaff } from '@/operations/requireUser';
import { writeTrail } from '@/operations/trail/writeTrail';
import { cacheTags, postTag } from '@/queries/cacheTags';
import type { RenameTagBody } from '@/schemas/tags';
import { badField } from './badField';
import { indexPublicPost } from './indexPublicPost';

/** Of how many posts the search knows the new words at once; the others are found by them when they are saved next. */
const searchedAtOnce = 200;

interface RenameTagArgs {
  req: PayloadRequest;
  /** Its address. */
  slug: string;
  body: RenameTagBody;
  /** See `searchedAtOnce`. */
  maxSearched?: number;
}

const pathOf = (slug: string) => `/blog/tag/${slug}`;

/**
 * Writes a tag in other words at all posts that have it, drafts and versions included; that of another tag makes one of
 * both. The former address leads to the new one, links in texts follow. For staff.
 * @throws Missing, BadRequest for a name that no address can be made of
 */
export async function renameTag({
  req,
  slug,
  body: { name },
  maxSearched = searchedAtOnce,
}: RenameTagArgs): Promise<void> {
  requireStaff(req);
  const newSlug = slugFromName(name);
  if (!newSlug) throw badField('name', 'Use at least one letter or digit.');
  const ids = await inTransaction(req, async () => {
    // A save that has read a post before writes the former tag back after.
    await lockAllPosts(req);
    const tags = (await findWrittenTags(req)).map(({ text }) => text);
    const spellings = tags.filter((text) => slugFromName(text) === slug);
    if (spellings.length === 0) throw new Missing();
    const isMerged = newSlug !== slug && tags.some((text) => slugFromName(text) === newSlug);
    await noteRename(req, { spellings, name, isMerged });
    const published = await rewriteTag(req, spellings, name);
    const tagged = published.map(({ id }) => id);
    await moveTagOfPosts(req, tagged, { from: slug, to: newSlug });
    // What only drafts have has no page that anybody could know.
    if (newSlug !== slug && published.length > 0) await moveTagPage(req, pathOf(slug), pathOf(newSlug));
    for (const post of published) expirePages(postTag(post.slug));
    expirePages(cacheTags.posts);
    return tagged;
  });
  // Reading the texts takes long, and all who save a post wait for the lock of them all.
  for (const id of ids.slice(0, maxSearched)) await indexAnew(req, id);
}

/** One that fails is found by the new words when it is saved next. */
async function indexAnew(req: PayloadRequest, id: number): Promise<void> {
  try {
    await inTransaction(req, async () => {
      await lockPost(req, String(id));
      const post = await findPublicPost(req, id);
      await indexPublicPost(req, { id, post, text: () => findPublicText(req, id) });
    });
  } catch (error) {
    req.payload.logger.error({ err: error, msg: `The search does not know the new tag of post ${id} yet` });
  }
}

interface Rename {
  spellings: readonly string[];
  name: string;
  /** Whether there was such a tag before. */
  isMerged: boolean;
}

/** The posts are written past their hooks: this one entry speaks for all of them, before they change. */
async function noteRename(req: PayloadRequest, { spellings, name, isMerged }: Rename): Promise<void> {
  const former = spellings.filter((spelling) => spelling !== name).sort();
  if (former.length === 0) return;
  const from = former.join(', ');
  const [posts = 0] = await countTaggedPosts(req, [former]);
  await writeTrail({
    ...{ req, action: 'update', subject: 'tags' },
    // A tag has no record, and so no number.
    subjectId: 0,
    label: from,
    changes: [
      { field: isMerged ? 'mergedInto' : 'name', from, to: name },
      { field: 'posts', from: null, to: String(posts) },
    ],
  });
}

async function moveTagPage(req: PayloadRequest, from: string, to: string): Promise<void> {
  // There is a page again where one led on to another.
  const former = await findRedirectFrom(req, to, null);
  if (former) {
    await req.payload.delete({
      collection: 'redirects',
      id: former.id,
      depth: 0,
      overrideAccess: false,
      req,
    });
  }
  await redirectMissingAddress(req, { from, to });
  await updateLinksToPost(req, from, to);
}
