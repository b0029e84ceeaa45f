import type { PayloadRequest, Where } from 'payload';
import type { Post } from '@/payload-types';
import type { UpdatePostBody } from '@/schemas/blog';
import { badField } from './badField';

/**
 * The category that a call names, by id or else by name. A post belongs to one at most: of several names the first
 * counts.
 * @throws BadRequest for one that doesn't exist
 */
export async function chosenCategory(
  req: PayloadRequest,
  { categoryId, categories }: Pick<UpdatePostBody, 'categoryId' | 'categories'>,
): Promise<Pick<Post, 'category'>> {
  const name = categories?.find(Boolean);
  if (categoryId) return { category: await findId(req, { id: { equals: categoryId } }, 'categoryId') };
  if (categoryId === undefined && name) {
    return { category: await findId(req, { name: { equals: name } }, 'categories') };
  }
  return categoryId === null || categories ? { category: null } : {};
}

async function findId(req: PayloadRequest, where: Where, field: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where,
    select: {},
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  if (!docs[0]) throw badField(field, 'There is no such category.');
  return docs[0].id;
}
