import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { findSlugsOfOthers, releaseFormerPostSlugs, type PostWithoutText } from '@/database/tables/posts';
import { updateRedirectTargets } from '@/services/redirects/updateRedirectTargets';
import { updateLinks } from '@/services/blog/updateLinks';
import { expirePages } from '@/services/caching/expirePages';
import type { Post } from '@/payload-types';
import { cacheTags, postTag } from '@/queries/cacheTags';
import { publishedRowAfter, publishedRowBefore } from '../saveContext';

/** Invalidates the pages whose content changed. Saving a draft changes none. */
export const refreshPost: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  const before = visible(publishedRowBefore(req, doc.id));
  const after = visible(await publishedRowAfter(req, doc.id));
  if (before?.updatedAt === after?.updatedAt) return;
  expirePages(cacheTags.feeds);
  const isGone = before !== null && after === null;
  expirePost(before, isGone);
  expirePost(after, false);
  await updateAddresses(req, before, after);
  if (inLists(before) !== inLists(after)) expirePages(cacheTags.posts, { isGone });
};

/** Invalidates the pages of a deleted post. A draft has none. */
export const refreshDeletedPost: CollectionAfterDeleteHook<Post> = async ({ doc, req }) => {
  const before = visible(doc);
  if (!before) return;
  await updateAddresses(req, before, null);
  expirePost(before, true);
  expirePages(cacheTags.posts, { isGone: true });
};

/**
 * Removes this post's addresses from the former slugs of other posts, because an address belongs to the post that had
 * it last. This includes the slug it just left: a post that had it earlier may have been saved concurrently.
 * Retargets redirects and links to the current address. The pages at these addresses need no invalidation here,
 * because they carry this post's tags.
 */
async function updateAddresses(
  req: PayloadRequest,
  before: PostWithoutText | null,
  after: PostWithoutText | null,
): Promise<void> {
  const own = before ?? after;
  if (!own) return;
  const known = addressesOf(before);
  const come = addressesOf(after).filter((slug) => !known.includes(slug));
  const left = before && before.slug !== after?.slug ? [before.slug] : [];
  await releaseFormerPostSlugs(req, [...come, ...left], own.id);
  if (!after) return;
  // A former slug can be the current one of another post, which was published while this one was saved.
  const taken = await findSlugsOfOthers(req, come, own.id);
  for (const slug of [...come.filter((address) => !taken.has(address)), ...left])
    await updateRedirectTargets(req, { from: `/blog/${slug}`, to: `/blog/${after.slug}` });
  if (before) await updateLinks(req, { from: `/blog/${before.slug}`, to: `/blog/${after.slug}` });
}

const addressesOf = (post: PostWithoutText | null): string[] =>
  post ? [post.slug, ...(post.formerSlugs ?? [])] : [];

const visible = (row: PostWithoutText | null | undefined) => (row?._status === 'published' ? row : null);

function expirePost(post: PostWithoutText | null, isGone: boolean): void {
  if (!post) return;
  for (const slug of addressesOf(post)) expirePages(postTag(slug), { isGone });
}

/** Serializes the fields that other pages show: lists, sitemaps, neighbors and related posts. */
function inLists(post: PostWithoutText | null): string {
  if (!post) return '';
  const { title, slug, description, date, author, cover, coverAltText, category, tags, featured } = post;
  const { coverIsDecorative, readingMinutes, canonicalUrl, noIndex } = post;
  return JSON.stringify([
    [title, slug, description, date, author, readingMinutes, featured],
    [cover, coverAltText, coverIsDecorative, category, tags],
    // Sitemaps omit posts with a foreign canonical URL or `noIndex`.
    [canonicalUrl, noIndex],
  ]);
}
