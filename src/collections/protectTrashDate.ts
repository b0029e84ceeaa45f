import type { CollectionBeforeChangeHook } from 'payload';
import { trashMove } from '@/domain/trash/trashMove';

interface Trashable {
  id: number;
  deletedAt?: string | null;
}

/**
 * Something is in the trash since the server put it there: no request makes its time run out sooner, or never. Nothing begins
 * there.
 */
export const protectTrashDate: CollectionBeforeChangeHook<Trashable> = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return { ...data, deletedAt: null };
  const move = trashMove(originalDoc, data);
  if (move === 'returns') return data;
  return { ...data, deletedAt: move ? new Date().toISOString() : (originalDoc?.deletedAt ?? null) };
};
