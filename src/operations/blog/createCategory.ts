import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import type { BlogCategory, CreateCategoryBody } from '@/schemas/blog';
import { saveCategoryName } from './saveCategoryName';

interface CreateCategoryArgs {
  req: PayloadRequest;
  body: CreateCategoryBody;
}

/**
 * Creates a category. For staff.
 * @throws Conflict, BadRequest as `saveCategoryName`
 */
export async function createCategory({ req, body }: CreateCategoryArgs): Promise<BlogCategory> {
  requireStaff(req);
  return saveCategoryName(body.name, (slug) =>
    req.payload.create({
      collection: 'categories',
      data: { ...body, slug },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
}
