import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf } from '../transactionOf';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  updatedAt: string;
  /** Under which it was found before it was renamed. */
  formerSlugs: string[];
}

/** Categories that have a published post, by name: Payload's API can't ask for what another collection has. */
export async function findCategoriesInUse(payload: Payload): Promise<CategoryRow[]> {
  const { rows } = await payload.db.drizzle.execute<CategoryRow>(sql`
    select id, slug, name, description, updated_at as "updatedAt", array(
      select text from categories_texts
      where parent_id = categories.id and path = 'formerSlugs' order by "order"
    ) as "formerSlugs"
    from categories
    where exists (select from posts where category_id = categories.id and _status = 'published')
    order by name`);
  return rows;
}

/**
 * Takes an address from all other categories that had it once. Past the hooks: to the others nothing happens that anybody
 * has to hear of.
 */
export async function releaseFormerSlug(req: PayloadRequest, slug: string, id: number): Promise<void> {
  const transaction = await transactionOf(req);
  await transaction.execute(sql`
    delete from categories_texts where path = 'formerSlugs' and text = ${slug} and parent_id <> ${id}`);
}
