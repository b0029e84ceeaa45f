import type { PayloadRequest } from 'payload';
import { picturePath } from '@/domain/blog/pictureName';
import type { FrontMatter } from '@/domain/blog/postFile/PostFile';
import { writePostFile } from '@/domain/blog/postFile/writePostFile';
import type { TextFile } from '@/integrations/archive/zipFiles';
import type { Post } from '@/payload-types';
import { markdownOfPost } from './markdownOfPost';

/** Names of the documents that posts reference by id. */
export interface PostSurroundings {
  categories: ReadonlyMap<number, string>;
  /** Covers and share images. */
  pictures: ReadonlyMap<number, string>;
}

const idOf = (relation: number | { id: number } | null | undefined): number =>
  (typeof relation === 'object' ? relation?.id : relation) ?? 0;

/** Returns names of the categories and images that posts reference. Runs two queries. */
export async function findSurroundings(req: PayloadRequest, posts: Post[]): Promise<PostSurroundings> {
  const common = { pagination: false, depth: 0, overrideAccess: false, req } as const;
  const idsIn = (ids: number[]) => ({ id: { in: [...new Set(ids)].filter(Boolean) } });
  const [categories, pictures] = await Promise.all([
    req.payload.find({
      ...common,
      collection: 'categories',
      where: idsIn(posts.map(({ category }) => idOf(category))),
      select: { name: true },
    }),
    req.payload.find({
      ...common,
      collection: 'media',
      where: idsIn(posts.flatMap(({ cover, metaImage }) => [idOf(cover), idOf(metaImage)])),
      select: { filename: true },
    }),
  ]);
  return {
    categories: new Map(categories.docs.map(({ id, name }) => [id, name])),
    pictures: new Map(pictures.docs.map(({ id, filename }) => [id, filename ?? ''])),
  };
}

/** Returns a post as a Markdown file with front matter. `draftOf` is the slug of the post that it is a draft of. */
export async function postFileOf(
  req: PayloadRequest,
  post: Post,
  surroundings: PostSurroundings,
  draftOf?: string,
): Promise<TextFile> {
  return {
    name: draftOf ? `${draftOf}.draft.md` : `${post.slug || `untitled-${post.id}`}.md`,
    text: writePostFile({
      frontMatter: { ...frontMatterOf(post, surroundings), draftOf },
      content: await markdownOfPost(req, post),
    }),
  };
}

/** Drafts may lack fields that published posts require. */
function frontMatterOf(post: Post, { categories, pictures }: PostSurroundings): FrontMatter {
  const cover = pictures.get(idOf(post.cover));
  const share = pictures.get(idOf(post.metaImage));
  return {
    title: post.title ?? '',
    slug: post.slug ?? '',
    description: post.description ?? '',
    date: post.date ?? '',
    author: post.author ?? '',
    published: post._status === 'published',
    featured: post.featured ?? false,
    category: categories.get(idOf(post.category)) ?? '',
    tags: post.tags ?? [],
    metaTitle: post.metaTitle ?? '',
    metaDescription: post.metaDescription ?? '',
    metaImage: share ? picturePath(share) : '',
    canonicalUrl: post.canonicalUrl ?? '',
    noIndex: post.noIndex ?? false,
    coverImage: cover ? picturePath(cover) : (post.coverUrl ?? ''),
    coverAltText: post.coverAltText ?? '',
    coverIsDecorative: post.coverIsDecorative ?? false,
    formerSlugs: post.formerSlugs ?? [],
  };
}
