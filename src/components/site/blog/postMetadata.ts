import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { postPreviewPicturePath } from '@/content/site/previewPicturePath';
import type { FullPost } from '@/queries/blog/getPost';
import { postPath } from './blogPaths';

/**
 * Returns the metadata of a post's page. Link previews show its social image, its cover, or a generated image with its
 * title.
 */
export async function postMetadata(post: FullPost): Promise<Metadata> {
  const { slug, metaTitle, metaDescription, category, cover, date, updated, author, tags } = post;
  const { metaImage, canonicalUrl, noIndex } = post;
  const head = await contentMetadata({
    path: postPath(slug),
    title: metaTitle,
    description: metaDescription,
    imagePath: postPreviewPicturePath(slug),
    imageAlt: (metaImage ?? cover)?.alt,
    canonicalUrl,
    noIndex,
  });
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
    },
  };
}
