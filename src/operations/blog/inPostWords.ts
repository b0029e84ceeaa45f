import { ValidationError } from 'payload';
import { BadRequest, Conflict } from '@/errors/ApiFailures';

/** The collection's fields as the calls name them, where the names differ. */
const fieldNames: Readonly<Record<string, string>> = {
  body: 'content',
  description: 'excerpt',
  cover: 'coverImage',
  coverUrl: 'coverImage',
  category: 'categoryId',
};

const takenSlug = 'Another post has this slug. Choose another one.';

/**
 * Runs a save whose slug has a proper shape, and tells what the collection refuses in the words of the calls.
 * @throws Conflict for a slug that is taken, BadRequest for everything else that the collection refuses
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
