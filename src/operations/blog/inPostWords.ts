import { ValidationError } from 'payload';
import { takenSlug } from '@/domain/blog/slugProblem';
import { BadRequest, Conflict } from '@/errors/ApiFailures';

/** API names of collection fields, where they differ. */
const fieldNames: Readonly<Record<string, string>> = {
  body: 'content',
  description: 'excerpt',
  cover: 'coverImage',
  coverUrl: 'coverImage',
  category: 'categoryId',
};

/**
 * Runs a save and translates the collection's validation errors to the API's field names. The slug must have been
 * validated, so that an error on it means that it is taken.
 * @throws Conflict for a taken slug, BadRequest for any other validation error
 */
export async function inPostWords<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.data.errors.map(({ message, path }) => ({
      field: fieldNames[path] ?? path,
      message,
    }));
    if (errors.some(({ field }) => field === 'slug')) {
      throw new Conflict(takenSlug, [{ field: 'slug', message: takenSlug }]);
    }
    throw new BadRequest(errors[0]?.message ?? error.message, errors);
  }
}
