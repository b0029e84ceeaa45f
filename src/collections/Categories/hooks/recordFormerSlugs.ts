import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { lockFormerSlugs, releaseFormerSlugs } from '@/database/tables/categories';
import { formerSlugs } from '@/domain/blog/formerSlugs';
import { isAside } from '@/domain/trash/asideName';
import { updateRedirectTargets } from '@/hooks/updateRedirectTargets';
import { updateLinksToPost } from '@/hooks/updateLinksToPost';
import type { Category } from '@/payload-types';

const addressOf = (slug: string): string => `/blog/category/${slug}`;

/**
 * Remembers under which address readers knew the category before it was renamed. What is in the trash has no address, and
 * comes back under the one that it had. Payload read the category without a lock: what another one has handed over to it
 * since, or taken from it, holds.
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
 * An address leads to the category that had it last, so no other one remembers it any longer: once this one is there, after
 * it has gone from there, as somebody may have saved another one meanwhile that had it before, and once it is back from the
 * trash with all that it had.
 */
export const claimSlug: CollectionAfterChangeHook<Category> = async ({ doc, previousDoc, req }) => {
  if (doc.slug === previousDoc.slug || isAside(doc.slug)) return;
  if (!previousDoc.slug || isAside(previousDoc.slug)) {
    return releaseFormerSlugs(req, [doc.slug, ...(doc.formerSlugs ?? [])], doc.id);
  }
  await releaseFormerSlugs(req, [doc.slug, previousDoc.slug], doc.id);
  await updateRedirectTargets(req, addressOf(previousDoc.slug), addressOf(doc.slug));
  await updateLinksToPost(req, addressOf(previousDoc.slug), addressOf(doc.slug));
};
