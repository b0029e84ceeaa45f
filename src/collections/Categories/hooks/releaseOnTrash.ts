import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { isCategoryNameTaken } from '@/database/tables/categories';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import { Conflict } from '@/errors/ApiFailures';
import type { Category } from '@/payload-types';
import { claimName } from '../../claimName';
import { redirectCategoryToBlog, reassignPostsOf } from './reassignPosts';

/**
 * A category that goes to the trash settles its posts as one that is deleted, and frees its name and address. One that comes
 * back takes them, unless another one has them by now; the posts stay where they went.
 */
export const releaseOnTrash: CollectionBeforeChangeHook<Category> = async ({ data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data);
  if (!originalDoc || !move) return data;
  const { id } = originalDoc;
  const name = nameBefore(originalDoc.name);
  const slug = nameBefore(originalDoc.slug);
  if (move === 'goes') {
    await reassignPostsOf(req, id);
    return { ...data, name: asideName(name, id), slug: asideName(slug, id) };
  }
  if (await isCategoryNameTaken(req, name, slug)) throw nameTaken(name);
  // Two that had one name may have had different addresses, and the other way round.
  if (![`name ${name}`, `slug ${slug}`].every((given) => claimName(req, given, id))) throw nameTaken(name);
  return { ...data, name, slug };
};

export const redirectTrashedToBlog: CollectionAfterChangeHook<Category> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (trashMove(previousDoc, doc) === 'goes') await redirectCategoryToBlog(req, previousDoc);
};

function nameTaken(name: string): Conflict {
  return new Conflict(
    `There is another category “${name}” by now. Rename that one first, or leave this one in the trash.`,
  );
}
