import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { isCategoryNameTaken, restorePostCategory } from '@/database/tables/categories';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import { Conflict } from '@/errors/ApiFailures';
import type { Category } from '@/payload-types';
import { postTag } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';
import { claimName } from '../../trashHooks';
import { redirectCategoryToBlog, reassignPostsOf, removeRedirectsToBlog } from './reassignPosts';

/**
 * Trashing a category reassigns its posts, as deletion does, and frees its unique name and slug. Restoring it claims
 * both again, and the posts that still have no category. A save in the trash keeps name and slug freed, because reads
 * return the original name.
 * @throws Conflict when another category has the name or slug by now
 */
export const releaseOnTrash: CollectionBeforeChangeHook<Category> = async ({ data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data);
  if (!originalDoc || (!move && !originalDoc.deletedAt)) return data;
  const { id } = originalDoc;
  const name = nameBefore(originalDoc.name);
  const slug = nameBefore(originalDoc.slug);
  if (move !== 'returns') {
    const posts = move && { trashedPosts: await reassignPostsOf(req, id) };
    return { ...data, ...posts, name: asideName(name, id), slug: asideName(slug, id) };
  }
  if (await isCategoryNameTaken(req, name, slug)) throw nameTaken(name);
  // Checked separately: categories with the same name can have different slugs, and vice versa.
  if (![`name ${name}`, `slug ${slug}`].every((given) => claimName(req, given, id))) throw nameTaken(name);
  const returned = await restorePostCategory(req, id, originalDoc.trashedPosts ?? []);
  for (const post of returned) expirePages(postTag(post));
  return { ...data, name, slug, trashedPosts: [] };
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
