import type { Payload } from 'payload';
import { findCategoriesInUse } from '@/database/tables/categories';
import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { renderHead, type RenderedHead, type SiteFacts } from '@/domain/seo/renderHead';

export interface CategoryHead {
  id: number;
  path: string;
  head: RenderedHead;
  updatedAt: string;
}

/** What search engines get of the first page of every category that has a published post. One query. */
export async function findCategoryHeads(payload: Payload, site: SiteFacts): Promise<CategoryHead[]> {
  const rows = await findCategoriesInUse(payload);
  return rows.map(({ id, slug, name, description, updatedAt }) => {
    const path = `${blog.path}/category/${slug}`;
    const own = { path, title: name, description: description || blogLabels.topicDescription(name) };
    return {
      id,
      path,
      head: renderHead({}, { ...own, image: previewPicturePath(blog.path) }, site),
      updatedAt: new Date(updatedAt).toISOString(),
    };
  });
}
