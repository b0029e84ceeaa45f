import type { Payload } from 'payload';
import { findHeadChanges } from '@/database/tables/postChanges';
import { blog } from '@/content/site/blog';
import { postPreviewPicturePath } from '@/content/site/previewPicturePath';
import { contentHead } from '@/domain/seo/contentHead';
import type { RenderedHead, SiteFacts } from '@/domain/seo/renderHead';

export interface PostHead {
  id: number;
  path: string;
  head: RenderedHead;
  canonicalUrl: string | null;
  /** Whether link previews show an uploaded image instead of one generated from the title. */
  hasPicture: boolean;
  date: Date | null;
  updatedAt: string;
}

export interface PostHeads {
  /** Pass it as `since` to the next call. */
  readUpTo: string;
  posts: PostHead[];
  /** Posts without a page, or whose page is gone. */
  gone: number[];
}

/**
 * Returns the heads of all published posts, newest first, or of those changed `since` an earlier call. Takes one
 * query.
 */
export async function findPostHeads(
  payload: Payload,
  site: SiteFacts,
  since: string | null,
): Promise<PostHeads> {
  const { heads, ...rest } = await findHeadChanges(payload, since);
  const posts = heads.map(({ id, slug, picture, date, updatedAt, ...words }) => {
    const path = `${blog.path}/${slug}`;
    const image = postPreviewPicturePath(slug);
    return {
      id,
      path,
      head: contentHead({ ...words, path, image }, site),
      canonicalUrl: words.canonicalUrl,
      hasPicture: picture !== null,
      date,
      updatedAt: updatedAt.toISOString(),
    };
  });
  return { ...rest, posts };
}
