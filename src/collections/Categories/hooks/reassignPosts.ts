import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import {
  handOverAddresses,
  isCategoryInTrash,
  lockCategories,
  movePosts,
} from '@/database/tables/categories';
import { isAside } from '@/domain/trash/asideName';
import { BadRequest, Missing } from '@/errors/ApiFailures';
import { updateRedirectTargets } from '@/hooks/updateRedirectTargets';
import { updateLinksToPost } from '@/hooks/updateLinksToPost';
import { expirePages } from '@/hooks/refreshPages';
import { redirectMissingAddress } from '@/operations/redirects/redirectMissingAddress';
import type { Category } from '@/payload-types';
import { postTag } from '@/queries/cacheTags';
import { moveToSchema } from '@/schemas/blog';

/** The category that the posts go to; undefined for none. */
function chosenCategory({ searchParams }: PayloadRequest): number | undefined {
  const { success, data } = moveToSchema.safeParse(searchParams.get('moveTo') ?? undefined);
  if (!success) throw noSuchCategory();
  return data;
}

/** One that is deleted for good without having been in the trash. */
export const reassignPosts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await isCategoryInTrash(req, Number(id)))) await reassignPostsOf(req, Number(id));
};

/**
 * The posts of a deleted category go to another one, which takes its addresses too, or have none. All of it in the
 * transaction of the deletion.
 */
export async function reassignPostsOf(req: PayloadRequest, from: number): Promise<void> {
  const chosen = chosenCategory(req);
  const locked = await lockCategories(req, chosen === undefined ? [from] : [from, chosen]);
  const category = locked.find((one) => one.id === from);
  if (!category) throw new Missing();
  const other = locked.find((one) => one.id === chosen && one.id !== from && !one.isTrashed);
  if (chosen !== undefined && !other) throw noSuchCategory();
  if (other) {
    await handOverAddresses(req, from, other.id);
    await updateRedirectTargets(req, `/blog/category/${category.slug}`, `/blog/category/${other.slug}`);
    await updateLinksToPost(req, `/blog/category/${category.slug}`, `/blog/category/${other.slug}`);
  }
  const moved = await movePosts(req, from, other?.id ?? null);
  for (const slug of moved) expirePages(postTag(slug));
}

/** What was in the trash has left its addresses before. */
export const redirectToBlog: CollectionAfterDeleteHook<Category> = ({ doc, req }) =>
  doc.deletedAt ? undefined : redirectCategoryToBlog(req, doc);

/** Readers who know a category that went away without a successor find the blog. */
export async function redirectCategoryToBlog(
  req: PayloadRequest,
  { slug, formerSlugs }: Category,
): Promise<void> {
  if (chosenCategory(req) !== undefined) return;
  for (const known of [slug, ...(formerSlugs ?? [])].filter((one) => !isAside(one))) {
    await redirectMissingAddress(req, { from: `/blog/category/${known}`, to: '/blog' });
  }
}

function noSuchCategory(): BadRequest {
  const message = 'There is no such category to move posts to.';
  return new BadRequest(message, [{ field: 'moveTo', message }]);
}
