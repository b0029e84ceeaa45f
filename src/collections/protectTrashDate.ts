import type { CollectionBeforeChangeHook } from 'payload';
import { trashMove } from '@/domain/trash/trashMove';

interface Trashable {
  id: number;
  deletedAt?: string | null;
}

/**
 * Sets `deletedAt` to the server's time, so that no request can shorten or extend the time in the trash. No document
 * is created in the trash.
 */
export const protectTrashDate: CollectionBeforeChangeHook<Trashable> = ({ data, operation, originalDoc }) => {
  if (operation === 'create') return { ...data, deletedAt: null };
  const move = trashMove(originalDoc, data);
  if (move === 'returns') return data;
  return { ...data, deletedAt: move ? new Date().toISOString() : (originalDoc?.deletedAt ?? null) };
};
