import type { CollectionAfterChangeHook } from 'payload';
import { forgetOvertakenPublishing, forgetPostSchedule } from '@/database/tables/jobs';
import { trashMove } from '@/domain/trash/trashMove';
import type { Post } from '@/payload-types';

/**
 * A post that has gone to the trash gives up what was planned for it. Afterwards, because of many that are moved at once
 * Payload lets those go that could be, and one that couldn't keeps its plan.
 *
 * One that is published by hand gives up when it was going to be published, also when it was public before: a plan publishes
 * whatever the draft says at its moment, what it was made for is public now, and what is drafted from here on may not be
 * finished by then. Whoever wants that published, too, plans it anew. When it is to be taken back stays as it is.
 */
export const forgetSchedule: CollectionAfterChangeHook<Post> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (trashMove(previousDoc, doc) === 'goes') await forgetPostSchedule(req, doc.id);
  else if (operation === 'update' && doc._status === 'published')
    await forgetOvertakenPublishing(req, doc.id);
};
