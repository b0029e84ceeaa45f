import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import {
  findPostsIn,
  handOverAddresses,
  isCategoryInTrash,
  lockCategories,
  movePosts,
} from '@/database/tables/categories';
import { isAside } from '@/domain/trash/asideName';
import { BadRequest, Missing } from '@/errors/ApiFailures';
import { findRedirectFrom } from '@/database/tables/redirects';
import { updateRedirectTargets } from '@/services/redirects/updateRedirectTargets';
import { updateLinks } from '@/services/blog/updateLinks';
import { expirePages } from '@/services/caching/expirePages';
import { redirectMissingAddress } from '@/services/redirects/redirectMissingAddress';
import type { Category } from '@/payload-types';
import { postTag } from '@/queries/cacheTags';
import { moveToSchema } from '@/schemas/blog';

/**
 * Returns the id in the `moveTo` query parameter; undefined for none.
 * @throws BadRequest for anything that isn't an id
 */
function chosenCategory({ searchParams }: PayloadRequest): number | undefined {
  const { success, data } = moveToSchema.safeParse(searchParams.get('moveTo') ?? undefined);
  if (!success) throw noSuchCategory();
  return data;
}

/**
 * Reassigns the posts of a category that is deleted permanently without having been trashed. Trashing has reassigned
 * the posts of any other.
 */
export const reassignPosts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await isCategoryInTrash(req, Number(id)))) await reassignPostsOf(req, Number(id));
};

/**
 * Moves the posts of a deleted or trashed category to the one in `moveTo`, which also takes over its addresses.
 * Without `moveTo`, the posts have no category afterwards. Runs in the transaction of the deletion.
 * @returns the posts without a category afterwards, for `restorePostCategory`
 * @throws Missing when the category is gone, BadRequest when the target doesn't exist or is trashed
 */
export async function reassignPostsOf(req: PayloadRequest, from: number): Promise<string[]> {
  const chosen = chosenCategory(req);
  const locked = await lockCategories(req, chosen === undefined ? [from] : [from, chosen]);
  const category = locked.find((one) => one.id === from);
  if (!category) throw new Missing();
  const other = locked.find((one) => one.id === chosen && one.id !== from && !one.isTrashed);
  if (chosen !== undefined && !other) throw noSuchCategory();
  if (other) {
    await handOverAddresses(req, from, other.id);
    const move = { from: `/blog/category/${category.slug}`, to: `/blog/category/${other.slug}` };
    await updateRedirectTargets(req, move);
    await updateLinks(req, move);
  }
  const posts = other ? [] : await findPostsIn(req, from);
  const moved = await movePosts(req, from, other?.id ?? null);
  for (const slug of moved) expirePages(postTag(slug));
  return posts;
}

/** Redirects a permanently deleted category. A trashed one was redirected when it was trashed. */
export const redirectToBlog: CollectionAfterDeleteHook<Category> = ({ doc, req }) =>
  doc.deletedAt ? undefined : redirectCategoryToBlog(req, doc);

/** Redirects the addresses of a category that was removed without a successor to the blog. */
export async function redirectCategoryToBlog(req: PayloadRequest, category: Category): Promise<void> {
  if (chosenCategory(req) !== undefined) return;
  for (const from of addressesOf(category)) await redirectMissingAddress(req, { from, to: '/blog' });
}

/** Removes the redirects that `redirectCategoryToBlog` created, for a restored category. */
export async function removeRedirectsToBlog(req: PayloadRequest, category: Category): Promise<void> {
  for (const from of addressesOf(category)) {
    const redirect = await findRedirectFrom(req, from, null);
    if (redirect?.to !== '/blog') continue;
    // Bypasses access on purpose: this follows from a restore that the caller was allowed to make.
    await req.payload.delete({ collection: 'redirects', id: redirect.id, overrideAccess: true, req });
  }
}

const addressesOf = ({ slug, formerSlugs }: Category): string[] =>
  [slug, ...(formerSlugs ?? [])].filter((one) => !isAside(one)).map((one) => `/blog/category/${one}`);

function noSuchCategory(): BadRequest {
  const message = 'There is no such category to move posts to.';
  return new BadRequest(message, [{ field: 'moveTo', message }]);
}
