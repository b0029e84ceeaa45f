import type { TaskProfile } from '../types';

/** A task's profile where its work reaches the firm on paper, by phone or by post: little of it is in software yet. */
export const asItArrives = (profile: TaskProfile): TaskProfile => ({
  ...profile,
  digital: profile.digital === 1 ? 1 : 2,
});
