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
  /** Whether link previews show a picture that was chosen, not the title. */
  hasPicture: boolean;
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
