import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { releaseFormerSlug } from '@/database/tables/categories';
import { formerSlugs } from '@/domain/blog/formerSlugs';
import { isAside } from '@/domain/trash/asideName';
import { leadRedirectsAlong } from '@/hooks/leadRedirectsAlong';
import { moveLinksAlong } from '@/hooks/moveLinksAlong';
import type { Category } from '@/payload-types';

const addressOf = (slug: string): string => `/blog/category/${slug}`;

/** Remembers under which address readers knew the category before it was renamed. */
export const keepFormerSlugs: CollectionBeforeChangeHook<Category> = ({ data, originalDoc }) => {
  // What is in the trash has no address, and comes back under the one that it had.
  if (!originalDoc || isAside(originalDoc.slug)) return data;
  const { formerSlugs: former, slug } = originalDoc;
  return { ...data, formerSlugs: formerSlugs(former ?? [], slug, data.slug ?? slug) };
};

/** An address leads to the category that had it last, so no other one remembers it any longer. */
export const takeOverSlug: CollectionAfterChangeHook<Category> = async ({ doc, previousDoc, req }) => {
  if (doc.slug === previousDoc.slug || isAside(doc.slug)) return;
  await releaseFormerSlug(req, doc.slug, doc.id);
  if (!previousDoc.slug || isAside(previousDoc.slug)) return;
  await leadRedirectsAlong(req, addressOf(previousDoc.slug), addressOf(doc.slug));
  await moveLinksAlong(req, addressOf(previousDoc.slug), addressOf(doc.slug));
};
