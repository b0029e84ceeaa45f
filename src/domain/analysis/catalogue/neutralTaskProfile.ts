import type { TaskProfile } from '../types';

/**
 * Profile of a task in the client's own words, about which nothing is known: average grades, but one grade harder for
 * variation and judgement, so that an unknown task never promises more than a known one of ordinary difficulty. Its
 * sources are those that nearly every firm has.
 */
export const neutralTaskProfile: TaskProfile = {
  structure: 3,
  variation: 4,
  digital: 3,
  judgement: 4,
  sources: ['Standard operating procedures', 'Shared drives and document folders'],
};
