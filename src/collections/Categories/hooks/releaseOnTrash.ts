import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { isCategoryNameTaken } from '@/database/tables/categories';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import { Conflict } from '@/errors/ApiFailures';
import type { Category } from '@/payload-types';
import { claimName } from '../../trashHooks';
import { redirectCategoryToBlog, reassignPostsOf, removeRedirectsToBlog } from './reassignPosts';

/**
 * Trashing a category reassigns its posts, as deletion does, and frees its unique name and slug. Restoring it claims
 * both again; the posts stay where they were moved. A save in the trash keeps both freed, because reads return the
 * original name.
 * @throws Conflict when another category has the name or slug by now
 */
export const releaseOnTrash: CollectionBeforeChangeHook<Category> = async ({ data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data);
  if (!originalDoc || (!move && !originalDoc.deletedAt)) return data;
  const { id } = originalDoc;
  const name = nameBefore(originalDoc.name);
  const slug = nameBefore(originalDoc.slug);
  if (move !== 'returns') {
    if (move) await reassignPostsOf(req, id);
    return { ...data, name: asideName(name, id), slug: asideName(slug, id) };
  }
  if (await isCategoryNameTaken(req, name, slug)) throw nameTaken(name);
  // Checked separately: categories with the same name can have different slugs, and vice versa.
  if (![`name ${name}`, `slug ${slug}`].every((given) => claimName(req, given, id))) throw nameTaken(name);
  return { ...data, name, slug };
};

/** Redirects the addresses of a trashed category to the blog until it is restored. */
export const redirectTrashedToBlog: CollectionAfterChangeHook<Category> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const move = trashMove(previousDoc, doc);
  if (move === 'goes') await redirectCategoryToBlog(req, previousDoc);
  if (move === 'returns') await removeRedirectsToBlog(req, doc);
};

function nameTaken(name: string): Conflict {
  return new Conflict(
    `There is another category “${name}” by now. Rename that one first, or leave this one in the trash.`,
  );
}
