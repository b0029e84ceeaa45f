import type { PayloadRequest } from 'payload';
import { requireStaff } from '@/operations/requireUser';
import type { BlogCategory, RenameCategoryBody } from '@/schemas/blog';
import { saveCategoryName } from './saveCategoryName';

interface RenameCategoryArgs {
  req: PayloadRequest;
  id: number;
  body: RenameCategoryBody;
}

/**
 * Renames a category. The collection's hooks redirect its former address. For staff.
 * @throws Missing; Conflict, BadRequest as `saveCategoryName`
 */
export async function renameCategory({ req, id, body }: RenameCategoryArgs): Promise<BlogCategory> {
  requireStaff(req);
  return saveCategoryName(body.name, (slug) =>
    req.payload.update({
      collection: 'categories',
      id,
      data: { name: body.name, slug },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  );
}
