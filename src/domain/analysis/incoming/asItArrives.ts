import type { TaskProfile } from '../types';

/** Adjusts a task's profile if its work arrives on paper, by phone or by mail: little of it is in software yet. */
export const asItArrives = (profile: TaskProfile): TaskProfile => ({
  ...profile,
  digital: profile.digital === 1 ? 1 : 2,
});
