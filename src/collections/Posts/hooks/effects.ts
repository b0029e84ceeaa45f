import { forgetSchedule } from './forgetSchedule';
import { recordDeletedPostTrail, recordPostTrail } from './recordPostTrail';
import { refreshDeletedPost, refreshPost } from './refreshPost';

/** Stage 5: what the save causes elsewhere: schedule, cache invalidation with redirects, trail. */
export const effects = {
  afterChange: [forgetSchedule, refreshPost, recordPostTrail],
  afterDelete: [refreshDeletedPost, recordDeletedPostTrail],
};
