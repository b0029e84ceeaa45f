import type { PayloadRequest } from 'payload';
import { countCategoryPosts } from '@/database/tables/categories';
import { requireStaff } from '@/operations/requireUser';
import type { ListedCategory } from '@/schemas/blog';
import { listCategories } from './listCategories';

/** Returns all categories by name, each with its number of posts. For staff; runs two queries. */
export async function listCategoryUses({ req }: { req: PayloadRequest }): Promise<ListedCategory[]> {
  requireStaff(req);
  const categories = await listCategories({ req });
  const posts = await countCategoryPosts(req);
  return categories.map((category) => ({ ...category, posts: posts.get(category.id) ?? 0 }));
}
