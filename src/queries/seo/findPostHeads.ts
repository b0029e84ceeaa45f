import type { Payload } from 'payload';
import { findHeadRows } from '@/database/tables/publishedPosts';
import { blog } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { picturePath } from '@/domain/blog/pictureName';
import { renderHead, type RenderedHead, type SiteFacts } from '@/domain/seo/renderHead';

interface PostHead {
  id: number;
  path: string;
  head: RenderedHead;
  hasCover: boolean;
  updatedAt: string;
}

/** A sitemap's own limit: https://www.sitemaps.org/protocol.html */
const maxPosts = 50_000;

/** What search engines get of every published post, newest first. One query. */
export async function findPostHeads(payload: Payload, site: SiteFacts): Promise<PostHead[]> {
  const rows = await findHeadRows(payload, maxPosts);
  return rows.map(({ id, slug, title, description, cover, updatedAt }) => {
    const path = `/blog/${slug}`;
    const image = cover ? picturePath(cover) : previewPicturePath(blog.path);
    return {
      id,
      path,
      head: renderHead({}, { path, title, description, image }, site),
      hasCover: cover !== null,
      updatedAt: new Date(updatedAt).toISOString(),
    };
  });
}
