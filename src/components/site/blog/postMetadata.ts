import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { blog } from '@/content/site/blog';
import { picturePath } from '@/domain/blog/pictureName';
import type { FullPost } from '@/queries/blog/getPost';
import { postPath } from './blogPaths';

/** The head of a post's page. Link previews show its cover, or the blog's picture. */
export async function postMetadata(post: FullPost): Promise<Metadata> {
  const { slug, metaTitle, metaDescription, category, cover, date, updated, author, tags } = post;
  const head = await contentMetadata({
    path: postPath(slug),
    title: metaTitle,
    description: metaDescription,
    imageOf: blog.path,
  });
  const images = cover
    ? [{ url: picturePath(cover.filename), width: cover.widthPx, height: cover.heightPx, alt: cover.alt }]
    : head.openGraph?.images;
  return {
    ...head,
    authors: [{ name: author }],
    openGraph: {
      ...head.openGraph,
      type: 'article',
      publishedTime: date,
      ...(updated ? { modifiedTime: updated } : {}),
      ...(category ? { section: category.name } : {}),
      authors: [author],
      tags,
      images,
    },
    twitter: { ...head.twitter, images },
  };
}
