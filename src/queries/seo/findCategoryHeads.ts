import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { renderHead, type RenderedHead, type SiteFacts } from '@/domain/seo/renderHead';

interface CategoryHead {
  id: number;
  path: string;
  head: RenderedHead;
  updatedAt: string;
}

interface CategoryRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  updated_at: string;
}

/** What search engines get of the first page of every category that has a published post. One query. */
export async function findCategoryHeads(payload: Payload, site: SiteFacts): Promise<CategoryHead[]> {
  const { rows } = await payload.db.drizzle.execute<CategoryRow>(sql`
    select id, slug, name, description, updated_at from categories
    where exists (select from posts where category_id = categories.id and _status = 'published')
    order by name`);
  return rows.map(({ id, slug, name, description, updated_at }) => {
    const path = `${blog.path}/category/${slug}`;
    const own = { path, title: name, description: description || blogLabels.topicDescription(name) };
    return {
      id,
      path,
      head: renderHead({}, { ...own, image: previewPicturePath(blog.path) }, site),
      updatedAt: new Date(updated_at).toISOString(),
    };
  });
}
