import type { Payload } from 'payload';
import { findCategoriesInUse } from '@/database/tables/categories';
import { blog } from '@/content/site/blog';
import { contentHead } from '@/domain/seo/contentHead';
import type { RenderedHead, SiteFacts } from '@/domain/seo/renderHead';
import { categoryMetadata } from '@/queries/blog/categoryMetadata';

export interface CategoryHead {
  id: number;
  path: string;
  head: RenderedHead;
  updatedAt: string;
}

/** Returns the head of the first page of every category with a published post. Takes one query. */
export async function findCategoryHeads(payload: Payload, site: SiteFacts): Promise<CategoryHead[]> {
  const rows = await findCategoriesInUse(payload);
  return rows.map((row) => {
    const { id, slug, updatedAt } = row;
    const path = `${blog.path}/category/${slug}`;
    return {
      id,
      path,
      head: contentHead({ path, ...categoryMetadata(row) }, site),
      updatedAt: new Date(updatedAt).toISOString(),
    };
  });
}
