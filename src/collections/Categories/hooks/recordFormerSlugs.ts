import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { lockFormerSlugs, releaseFormerSlugs } from '@/database/tables/categories';
import { formerSlugs } from '@/domain/blog/formerSlugs';
import { isAside } from '@/domain/trash/asideName';
import type { Category } from '@/payload-types';
import { updateLinks } from '@/services/blog/updateLinks';
import { updateRedirectTargets } from '@/services/redirects/updateRedirectTargets';

const addressOf = (slug: string): string => `/blog/category/${slug}`;

/**
 * Adds the previous slug to `formerSlugs`, so that it redirects. A trashed category has a placeholder slug, which
 * isn't recorded. Former slugs are read again under a row lock, because Payload read the category without one and
 * another category may have handed over or claimed some since.
 */
export const recordFormerSlugs: CollectionBeforeChangeHook<Category> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data;
  const former = await lockFormerSlugs(req, originalDoc.id);
  const { slug } = originalDoc;
  return { ...data, formerSlugs: formerSlugs(former, isAside(slug) ? null : slug, data.slug ?? slug) };
};

/**
 * Removes this category's slugs from the former slugs of all others, because an address belongs to the category that
 * had it last. On a rename this includes the previous slug: a category that had it earlier may have been saved
 * concurrently. On a restore it includes all former slugs.
 */
export const claimSlug: CollectionAfterChangeHook<Category> = async ({ doc, previousDoc, req }) => {
  if (doc.slug === previousDoc.slug || isAside(doc.slug)) return;
  if (!previousDoc.slug || isAside(previousDoc.slug)) {
    return releaseFormerSlugs(req, [doc.slug, ...(doc.formerSlugs ?? [])], doc.id);
  }
  await releaseFormerSlugs(req, [doc.slug, previousDoc.slug], doc.id);
  const move = { from: addressOf(previousDoc.slug), to: addressOf(doc.slug) };
  await updateRedirectTargets(req, move);
  await updateLinks(req, move);
};
