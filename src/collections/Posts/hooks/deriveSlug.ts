import type { CollectionBeforeValidateHook } from 'payload';
import { derivedSlug } from '@/domain/blog/derivedSlug';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import type { Post } from '@/payload-types';
import { findFreeSlug } from '../findFreeSlug';

/**
 * Derives the slug from the title: if the post has none, and again for each new title until the post is published,
 * unless its author chose a slug. A taken slug gets a number. A slug that the author typed, or that a request names
 * (`keepsSlug`), never changes.
 */
export const deriveSlug: CollectionBeforeValidateHook<Post> = async ({ data, originalDoc, req, context }) => {
  if (!data || (context.keepsSlug && data.slug)) return data;
  const title = data.title ?? originalDoc?.title;
  const slug = data.slug ?? originalDoc?.slug;
  if (!title || (slug && !isDerived(slug, originalDoc))) return data;
  const derived = derivedSlug(title);
  if (!derived || (slug && withoutNumber(slug, derived) === derived)) return data;
  return { ...data, slug: await findFreeSlug(derived, originalDoc?.id, req) };
};

function isDerived(slug: string, original: Post | undefined): boolean {
  if (!original || original.firstPublishedAt || slug !== original.slug) return false;
  const title = original.title ?? '';
  // The portal derives slugs without room for a number.
  return [slugFromTitle(title), derivedSlug(title)].some(
    (derived) => withoutNumber(slug, derived) === derived,
  );
}

/** `costs` becomes `costs-2` if it is taken. */
const withoutNumber = (slug: string, derived: string) =>
  slug.startsWith(`${derived}-`) ? slug.replace(/-\d{1,2}$/, '') : slug;
