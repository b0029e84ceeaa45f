import { ValidationError } from 'payload';
import { slugFromName } from '@/domain/blog/slugFromName';
import { BadRequest, Conflict } from '@/errors/ApiFailures';
import type { Category } from '@/payload-types';
import type { BlogCategory } from '@/schemas/blog';

const taken = 'There is a category with this name already.';
const unspeakable = 'Use letters or digits.';

/**
 * Saves a category under a name, with the name's slug.
 * @throws Conflict when another category has the same slug, such as "Costs!" and "costs", BadRequest for a name
 * without letters or digits
 */
export async function saveCategoryName(
  name: string,
  save: (slug: string) => Promise<Category>,
): Promise<BlogCategory> {
  const slug = slugFromName(name);
  if (!slug) throw new BadRequest(unspeakable, [{ field: 'name', message: unspeakable }]);
  try {
    const saved = await save(slug);
    return { id: saved.id, name: saved.name, description: saved.description ?? null };
  } catch (error) {
    // Name and slug are valid at this point, so a ValidationError means that one of them isn't unique.
    if (error instanceof ValidationError) throw new Conflict(taken, [{ field: 'name', message: taken }]);
    throw error;
  }
}
