import type { Payload, Where } from 'payload';
import type { Block } from '@/domain/blog/Body';
import { countWords } from '@/domain/blog/countWords';
import { readPicture, type Picture } from '@/domain/blog/Picture';
import { plainText } from '@/domain/blog/plainText';
import { namesOfPictures, withPictures } from '@/domain/blog/withPictures';
import { readBlocks } from '@/integrations/workers/texts';
import type { Post } from '@/payload-types';
import { cachedQueryBy } from '../cachedQueryBy';
import { cacheTags, postTag } from '../cacheTags';
import { populateSummary, toSummary, type PostSummary } from './PostSummary';

/**
 * Returns a post's blocks with the sizes of all images. Takes one query if its Markdown shows any.
 * @throws Busy
 */
async function readShownBody(payload: Payload, body: unknown): Promise<Block[]> {
  const blocks = await readBlocks(body);
  const names = namesOfPictures(blocks);
  if (names.length === 0) return blocks;
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const pictures = new Map<string, Picture>();
  for (const picture of docs.map(readPicture)) if (picture) pictures.set(picture.filename, picture);
  return withPictures(blocks, (name) => pictures.get(name));
}

export interface FullPost extends PostSummary {
  metaTitle: string;
  metaDescription: string;
  /** Image of link previews; null to use the cover. */
  metaImage: Picture | null;
  /** Canonical URL, if the post belongs to another address. */
  canonicalUrl: string | null;
  /** Whether the page has `noindex`. */
  noIndex: boolean;
  body: Block[];
  words: number;
  /** ISO 8601. Null unless the post changed on a later day than it was first public. */
  updated: string | null;
}

/** The result for an address of the blog: a post, the slug it moved to, or null. */
export type PostAnswer = { post: FullPost } | { movedTo: string } | null;

/** Returns the published post at `slug`, or where it moved. Null if there is none, or none yet. */
export const getPost = cachedQueryBy<string, PostAnswer>({
  name: 'post',
  tags: (slug) => [postTag(slug), cacheTags.posts],
  query: findPost,
});

export async function findPost(payload: Payload, slug: string): Promise<PostAnswer> {
  const post = await findAt(payload, slug);
  if (post) return { post: await toFullPost(payload, post) };
  const moved = await findOne(payload, { formerSlugs: { in: [slug] } });
  if (moved && moved.slug !== slug) return { movedTo: moved.slug };
  // The post may have returned to this address between the two queries.
  const returned = await findAt(payload, slug);
  return returned && { post: await toFullPost(payload, returned) };
}

const findAt = (payload: Payload, slug: string) => findOne(payload, { slug: { equals: slug } });

async function findOne(payload: Payload, where: Where): Promise<Post | null> {
  const { docs } = await payload.find({
    collection: 'posts',
    where,
    depth: 1,
    // Readers don't need these.
    select: { typedMarkdown: false, typedFor: false, updatedBy: false, edition: false },
    populate: populateSummary,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  });
  return docs[0] ?? null;
}

export async function toFullPost(payload: Payload, post: Post): Promise<FullPost> {
  const body = await readShownBody(payload, post.body);
  return {
    ...toSummary(post),
    metaTitle: post.metaTitle?.trim() || post.title,
    metaDescription: post.metaDescription?.trim() || post.description,
    metaImage: readPicture(post.metaImage),
    canonicalUrl: post.canonicalUrl || null,
    noIndex: post.noIndex ?? false,
    body,
    words: countWords(plainText(body)),
    updated: updatedOf(post),
  };
}

function updatedOf({ date, firstPublishedAt, updatedAt }: Post): string | null {
  const seenSince = firstPublishedAt && firstPublishedAt > date ? firstPublishedAt : date;
  const dayOf = (isoDate: string) => isoDate.slice(0, 10);
  return dayOf(updatedAt) > dayOf(seenSince) ? updatedAt : null;
}
