import type { CollectionBeforeValidateHook } from 'payload';
import { derivedSlug } from '@/domain/blog/derivedSlug';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import type { Post } from '@/payload-types';
import { findFreeSlug } from '../findFreeSlug';

/**
 * Gives a post the slug of its title: when it has none, and again with each new title until it is published, unless its
 * author chose another one. When the slug is taken, a number is added; one that the author typed is never changed, nor
 * one that a call names (`keepsSlug`), whatever it looks like.
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
  const derived = slugFromTitle(original.title ?? '');
  return withoutNumber(slug, derived) === derived;
}

/** `costs-2` is what `costs` becomes when that is taken. */
const withoutNumber = (slug: string, derived: string) =>
  slug.startsWith(`${derived}-`) ? slug.replace(/-\d{1,2}$/, '') : slug;
