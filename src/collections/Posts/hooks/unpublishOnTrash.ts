import type { CollectionBeforeChangeHook } from 'payload';
import { asideName, nameBefore } from '@/domain/trash/asideName';
import { trashMove } from '@/domain/trash/trashMove';
import type { Post } from '@/payload-types';
import { claimName } from '../../claimName';
import { findFreeSlug } from '../findFreeSlug';

/**
 * A post that goes to the trash is taken from readers and frees its address. One that
 * comes back is a draft, unless whoever fetches it says otherwise, and takes its address if it is still free.
 */
export const unpublishOnTrash: CollectionBeforeChangeHook<Post> = async ({ data, originalDoc, req }) => {
  const move = trashMove(originalDoc, data);
  if (!originalDoc || !move) return data.deletedAt ? { ...data, _status: 'draft' } : data;
  const { id } = originalDoc;
  const slug = nameBefore(originalDoc.slug ?? '');
  // Of drafts without an address there may be many.
  if (move === 'returns') {
    const isFree = (candidate: string) => claimName(req, candidate, id);
    return { ...data, slug: slug ? await findFreeSlug(slug, id, req, isFree) : null };
  }
  return { ...data, _status: 'draft', slug: asideName(slug, id) };
};
