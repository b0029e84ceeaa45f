import { type PayloadRequest, ValidationError } from 'payload';
import { isSlugOfAnother } from '@/database/tables/posts';
import { takenSlug } from '@/domain/blog/slugProblem';

const maxTries = 20;

/**
 * Returns the slug, or the first variant with a number that no other post has.
 * @param isFree rejects slugs that are assigned in this request but not yet visible in the database
 */
export async function findFreeSlug(
  slug: string,
  id: number | undefined,
  req: PayloadRequest,
  isFree: (candidate: string) => boolean = () => true,
): Promise<string> {
  for (let number = 1; number <= maxTries; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await isSlugOfAnother(req, candidate, id)) && isFree(candidate)) return candidate;
  }
  return slug;
}

/** The error of a save whose slug another post has, at the slug's field. */
export function slugTakenError(req: PayloadRequest): ValidationError {
  return new ValidationError({ errors: [{ label: 'Slug', message: takenSlug, path: 'slug' }], req });
}
