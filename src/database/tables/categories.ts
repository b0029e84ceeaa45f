import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string;
  description: string | null;
  updatedAt: string;
}

/** Categories that have a published post, by name: Payload's API can't ask for what another collection has. */
export async function findCategoriesInUse(payload: Payload): Promise<CategoryRow[]> {
  const { rows } = await payload.db.drizzle.execute<CategoryRow>(sql`
    select id, slug, name, description, updated_at as "updatedAt" from categories
    where exists (select from posts where category_id = categories.id and _status = 'published')
    order by name`);
  return rows;
}
