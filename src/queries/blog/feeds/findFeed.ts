import type { Payload } from 'payload';
import { blog, blogLabels } from '@/content/site/blog';
import { logoPath } from '@/content/site/logoPath';
import { blogLimits } from '@/domain/blog/blogLimits';
import { feedHtml, pictureHtml } from '@/domain/blog/feedHtml';
import { picturePath } from '@/domain/blog/pictureName';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { siteOrigin } from '../../siteOrigin';
import { toFullPost, type FullPost } from '../getPost';
import { newestFirst, populateSummary } from '../PostSummary';
import type { Feed, FeedItem } from './Feed';

/** Maximum total length of all posts, in characters. Posts beyond it appear with their summary only. */
const contentMaxCharacters = 1_000_000;

/** Returns the newest published posts in full, as a feed at `path`. Reads with visitors' access, whoever asks. */
export async function findFeed(
  payload: Payload,
  { path, firmName }: { path: string; firmName: string },
): Promise<Feed> {
  const { docs } = await payload.find({
    collection: 'posts',
    // Aggregators republish feeds, where search engines would find these posts.
    where: { noIndex: { not_equals: true } },
    depth: 1,
    populate: populateSummary,
    sort: newestFirst,
    limit: blogLimits.postsInFeed,
    pagination: false,
    overrideAccess: false,
  });
  let charactersLeft = contentMaxCharacters;
  const items: FeedItem[] = [];
  for (const doc of docs) {
    const post = await toFullPost(payload, doc);
    const content = contentOf(post);
    charactersLeft -= content.length;
    items.push(toItem(post, charactersLeft >= 0 ? content : null));
  }
  return {
    title: blogLabels.feedTitle(firmName),
    description: blog.description,
    homeUrl: `${siteOrigin}${blog.path}`,
    feedUrl: `${siteOrigin}${path}`,
    iconUrl: `${siteOrigin}${logoPath}`,
    items,
  };
}

const urlOf = (slug: string) => `${siteOrigin}${blog.path}/${slug}`;

function contentOf({ cover, body, slug }: FullPost): string {
  const picture = cover ? `<p>${pictureHtml(cover, siteOrigin)}</p>\n` : '';
  return picture + feedHtml(body, { origin: siteOrigin, url: urlOf(slug) });
}

const toItem = (post: FullPost, content: string | null): FeedItem => ({
  id: `${siteOrigin}${blog.path}#post-${post.id}`,
  url: post.canonicalUrl ? absoluteAddress(siteOrigin, post.canonicalUrl) : urlOf(post.slug),
  title: post.title,
  summary: post.description,
  content,
  author: post.author,
  published: post.date,
  updated: post.updated,
  imageUrl: post.cover && `${siteOrigin}${picturePath(post.cover.filename)}`,
  topics: [...(post.category ? [post.category.name] : []), ...post.tags],
});
