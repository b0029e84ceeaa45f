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
 * Creates a category. For staff.
 * @throws Conflict when another category has the same slug, such as "Costs!" and "costs", BadRequest for a name
 * without letters or digits
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
    // Name and slug are valid at this point, so a ValidationError means that one of them isn't unique.
    if (error instanceof ValidationError) throw new Conflict(taken, [{ field: 'name', message: taken }]);
    throw error;
  }
}
