import type { CollectionBeforeChangeHook } from 'payload';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import type { Post } from '@/payload-types';
import { claimName } from '../../claimName';
import { findFreeSlug } from '../findFreeSlug';

/**
 * Trashing a post unpublishes it and frees its slug. A restored post is a draft unless the request says otherwise. It
 * gets its slug back, with a number if another post has taken it.
 */
export const unpublishOnTrash: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data);
  if (!originalDoc || !move) return data.deletedAt ? { ...data, _status: 'draft' } : data;
  const { id } = originalDoc;
  const slug = nameBefore(originalDoc.slug ?? '');
  // Null for drafts without a slug: a unique column allows several nulls, but not several empty strings.
  if (move === 'returns') {
    const isFree = (candidate: string) => claimName(req, candidate, id);
    return { ...data, slug: slug ? await findFreeSlug(slug, id, req, isFree) : null };
  }
  return { ...data, _status: 'draft', slug: asideName(slug, id) };
};
