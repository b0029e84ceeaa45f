import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
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

interface PostRow extends Record<string, unknown> {
  id: number;
  slug: string;
  title: string;
  description: string;
  cover: string | null;
  updated_at: string;
}

/** What search engines get of every published post, newest first. One query. */
export async function findPostHeads(payload: Payload, site: SiteFacts): Promise<PostHead[]> {
  const { rows } = await payload.db.drizzle.execute<PostRow>(sql`
    select post.id, post.slug, post.updated_at, media.filename as cover,
      coalesce(nullif(btrim(post.meta_title), ''), post.title) as title,
      coalesce(nullif(btrim(post.meta_description), ''), post.description) as description
    from posts post left join media on media.id = post.cover_id
    where post._status = 'published'
    order by post.date desc, post.id desc limit ${maxPosts}`);
  return rows.map(({ id, slug, title, description, cover, updated_at }) => {
    const path = `/blog/${slug}`;
    const image = cover ? picturePath(cover) : previewPicturePath(blog.path);
    return {
      id,
      path,
      head: renderHead({}, { path, title, description, image }, site),
      hasCover: cover !== null,
      updatedAt: new Date(updated_at).toISOString(),
    };
  });
}
