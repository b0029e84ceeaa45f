import type { CollectionAfterChangeHook } from 'payload';
import { forgetPostSchedule } from '@/database/tables/jobs';
import { trashMove } from '@/domain/trash/trashMove';
import type { Post } from '@/payload-types';

/**
 * A post that has gone to the trash gives up what was planned for it. Afterwards, because of many that are moved at once
 * Payload lets those go that could be, and one that couldn't keeps its plan.
 */
export const forgetSchedule: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, req }) => {
  if (trashMove(previousDoc, doc) === 'goes') await forgetPostSchedule(req, doc.id);
};
