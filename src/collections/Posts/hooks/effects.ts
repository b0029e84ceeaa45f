import type { CollectionAfterChangeHook } from 'payload';
import { forgetOvertakenPublishing, forgetPostSchedule } from '@/database/tables/jobs';
import { trashMove } from '@/domain/trash/trashMove';
import type { Post } from '@/payload-types';
import { recordDeletedPostTrail, recordPostTrail } from './recordPostTrail';
import { refreshDeletedPost, refreshPost } from './refreshPost';

/**
 * Drops scheduled jobs that a save makes obsolete.
 * Trashing a post drops them all. This runs after the change, because in a bulk update Payload skips posts that fail,
 * and those keep their schedule.
 * Publishing by hand drops scheduled publishing, even for a post that was public before: the job would publish
 * whatever the draft says at that time, finished or not. Scheduled unpublishing stays.
 */
const forgetSchedule: CollectionAfterChangeHook<Post> = async ({ doc, previousDoc, operation, req }) => {
  if (trashMove(previousDoc, doc) === 'goes') await forgetPostSchedule(req, doc.id);
  else if (operation === 'update' && doc._status === 'published')
    await forgetOvertakenPublishing(req, doc.id);
};

/** Stage 5: what the save causes elsewhere: schedule, cache invalidation with redirects, trail. */
export const effects = {
  afterChange: [forgetSchedule, refreshPost, recordPostTrail],
  afterDelete: [refreshDeletedPost, recordDeletedPostTrail],
};
