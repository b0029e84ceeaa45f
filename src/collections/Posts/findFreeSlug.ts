import type { PayloadRequest } from 'payload';
import { isSlugOfAnother } from '@/database/tables/posts';

const maxTries = 20;

/** The slug, or the first with a number that no other post has. */
export async function findFreeSlug(
  slug: string,
  id: number | undefined,
  req: PayloadRequest,
): Promise<string> {
  for (let number = 1; number <= maxTries; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await isSlugOfAnother(req, candidate, id))) return candidate;
  }
  return slug;
}
