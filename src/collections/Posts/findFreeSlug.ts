import type { PayloadRequest } from 'payload';
import { isSlugOfAnother } from '@/database/tables/posts';

const maxTries = 20;

/**
 * The slug, or the first with a number that no other post has.
 * @param isFree whether nobody who can't be seen in the database yet has it
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
