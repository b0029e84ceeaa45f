import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { findPublicPost, findPublicText, lockAllPosts, lockPost } from '@/database/tables/posts';
import { moveTagOfPosts } from '@/database/tables/postsSearch';
import { findRedirectFrom } from '@/database/tables/redirects';
import { countTaggedPosts, findWrittenTags, rewriteTag } from '@/database/tables/tags';
import { slugFromName } from '@/domain/blog/slugFromName';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import { cacheTags, postTag } from '@/queries/cacheTags';
import type { RenameTagBody } from '@/schemas/tags';
import { indexPublicPost } from '@/services/blog/indexPublicPost';
import { updateLinks } from '@/services/blog/updateLinks';
import { expirePages } from '@/services/caching/expirePages';
import { redirectMissingAddress } from '@/services/redirects/redirectMissingAddress';
import { writeTrail } from '@/services/trail/writeTrail';
import { badField } from './badField';

/** Posts per rename whose search index is updated at once. The next save of the others updates theirs. */
const searchedAtOnce = 200;

interface RenameTagArgs {
  req: PayloadRequest;
  /** The tag's slug in its URL. */
  slug: string;
  body: RenameTagBody;
  /** See `searchedAtOnce`. */
  maxSearched?: number;
}

const pathOf = (slug: string) => `/blog/tag/${slug}`;

/**
 * Renames a tag in all posts, including drafts and versions. A name with the slug of another tag merges both. The old
 * tag page redirects to the new one, and links in posts are updated. For staff.
 * @throws Missing, BadRequest for a name that yields no slug
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
    // A concurrent save that has already read its post would write the old tag back.
    await lockAllPosts(req);
    const tags = (await findWrittenTags(req)).map(({ text }) => text);
    const spellings = tags.filter((text) => slugFromName(text) === slug);
    if (spellings.length === 0) throw new Missing();
    const isMerged = newSlug !== slug && tags.some((text) => slugFromName(text) === newSlug);
    await noteRename(req, { spellings, name, isMerged });
    const published = await rewriteTag(req, spellings, name);
    const tagged = published.map(({ id }) => id);
    await moveTagOfPosts(req, tagged, { from: slug, to: newSlug });
    // A tag that only drafts use has no public page.
    if (newSlug !== slug && published.length > 0) await moveTagPage(req, pathOf(slug), pathOf(newSlug));
    for (const post of published) expirePages(postTag(post.slug));
    expirePages(cacheTags.posts);
    return tagged;
  });
  // Indexed after the transaction: converting bodies is slow, and the lock on all posts blocks every save.
  for (const id of ids.slice(0, maxSearched)) await indexAnew(req, id);
}

/** Updates the search index of one post. A failure is logged, and the next save of the post updates it. */
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
  /** Whether the new name's tag already existed. */
  isMerged: boolean;
}

/**
 * Writes one trail entry for all posts, because `rewriteTag` bypasses their hooks. Runs before the change, so that
 * the posts with the old tag can still be counted.
 */
async function noteRename(req: PayloadRequest, { spellings, name, isMerged }: Rename): Promise<void> {
  const former = spellings.filter((spelling) => spelling !== name).sort();
  if (former.length === 0) return;
  const from = former.join(', ');
  const [posts = 0] = await countTaggedPosts(req, [former]);
  await writeTrail({
    ...{ req, action: 'update', subject: 'tags' },
    // A tag isn't a document and has no id.
    subjectId: 0,
    label: from,
    changes: [
      { field: isMerged ? 'mergedInto' : 'name', from, to: name },
      { field: 'posts', from: null, to: String(posts) },
    ],
  });
}

async function moveTagPage(req: PayloadRequest, from: string, to: string): Promise<void> {
  // The new path has a page again, so a redirect from it must go.
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
  await updateLinks(req, { from, to });
}
