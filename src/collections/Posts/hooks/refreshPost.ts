import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { releaseFormerPostSlug } from '@/database/tables/posts';
import { leadRedirectsAlong } from '@/hooks/leadRedirectsAlong';
import { moveLinksAlong } from '@/hooks/moveLinksAlong';
import { expirePages } from '@/hooks/refreshPages';
import type { Post } from '@/payload-types';
import { cacheTags, postTag } from '@/queries/cacheTags';
import { publicRowAfter, publicRowBefore } from '../publicRows';

/** Makes the pages stale that show something else now. Saving a draft changes no page. */
export const refreshPost: CollectionAfterChangeHook<Post> = async ({ doc, req }) => {
  const before = visible(publicRowBefore(req, doc.id));
  const after = visible(await publicRowAfter(req, doc.id));
  if (before?.updatedAt === after?.updatedAt) return;
  expirePages(cacheTags.feeds);
  const isGone = before !== null && after === null;
  expirePost(before, isGone);
  expirePost(after, false);
  // An address leads to the post that had it last. The page at it is stale already, as it is this post's.
  if (after && after.slug !== before?.slug) await releaseFormerPostSlug(req, after.slug, after.id);
  if (before && after) {
    await leadRedirectsAlong(req, `/blog/${before.slug}`, `/blog/${after.slug}`);
    await moveLinksAlong(req, `/blog/${before.slug}`, `/blog/${after.slug}`);
  }
  if (inLists(before) !== inLists(after)) expirePages(cacheTags.posts, { isGone });
};

/** A draft that nobody has seen leaves no page. */
export const refreshDeletedPost: CollectionAfterDeleteHook<Post> = ({ doc }) => {
  const before = visible(doc);
  if (!before) return;
  expirePost(before, true);
  expirePages(cacheTags.posts, { isGone: true });
};

const visible = (row: Post | null | undefined) => (row?._status === 'published' ? row : null);

function expirePost(post: Post | null, isGone: boolean): void {
  if (!post) return;
  for (const slug of [post.slug, ...(post.formerSlugs ?? [])]) expirePages(postTag(slug), { isGone });
}

/** What the lists, the neighbors and the related posts of other pages show of a post. */
function inLists(post: Post | null): string {
  if (!post) return '';
  const { title, slug, description, date, author, cover, coverAltText, category, tags, featured } = post;
  const { coverIsDecorative, readingMinutes } = post;
  return JSON.stringify([
    [title, slug, description, date, author, readingMinutes, featured],
    [cover, coverAltText, coverIsDecorative, category, tags],
  ]);
}
