import type { Payload } from 'payload';
import { findHeadChanges } from '@/database/tables/postChanges';
import { blog } from '@/content/site/blog';
import { postPreviewPicturePath } from '@/content/site/previewPicturePath';
import { renderHead, type RenderedHead, type SiteFacts } from '@/domain/seo/renderHead';

export interface PostHead {
  id: number;
  path: string;
  head: RenderedHead;
  hasCover: boolean;
  date: Date | null;
  updatedAt: string;
}

export interface PostHeads {
  /** For the next question. */
  readUpTo: string;
  posts: PostHead[];
  /** Posts that have no page, or none any more. */
  gone: number[];
}

/** What search engines get of every published post, newest first; or of what has changed since a former reading. One query. */
export async function findPostHeads(
  payload: Payload,
  site: SiteFacts,
  since: string | null,
): Promise<PostHeads> {
  const { heads, ...rest } = await findHeadChanges(payload, since);
  const posts = heads.map(({ id, slug, title, description, cover, date, updatedAt }) => {
    const path = `${blog.path}/${slug}`;
    const image = postPreviewPicturePath(slug);
    return {
      id,
      path,
      head: renderHead({}, { path, title, description, image }, site),
      hasCover: cover !== null,
      date,
      updatedAt: updatedAt.toISOString(),
    };
  });
  return { ...rest, posts };
}
