import { ValidationError, type PayloadRequest } from 'payload';
import { slugFromName } from '@/domain/blog/slugFromName';
import { BadRequest, Conflict } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { BlogCategory, CreateCategoryBody } from '@/schemas/blog';

interface CreateCategoryArgs {
  req: PayloadRequest;
  body: CreateCategoryBody;
}

const taken = 'There is a category with this name already.';
const unspeakable = 'Use letters or digits.';

/**
 * A new category. For staff.
 * @throws Conflict when there is one with the same address, such as "Costs!" beside "costs"
 */
export async function createCategory({ req, body }: CreateCategoryArgs): Promise<BlogCategory> {
  requireStaff(req);
  const slug = slugFromName(body.name);
  if (!slug) throw new BadRequest(unspeakable, [{ field: 'name', message: unspeakable }]);
  try {
    const { id, name, description } = await req.payload.create({
      collection: 'categories',
      data: { ...body, slug },
      depth: 0,
      overrideAccess: false,
      req,
    });
    return { id, name, description: description ?? null };
  } catch (error) {
    // Name and address are in order, so what the database refuses is that they are unique.
    if (error instanceof ValidationError) throw new Conflict(taken, [{ field: 'name', message: taken }]);
    throw error;
  }
}
