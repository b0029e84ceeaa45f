/** How far a client is with a project of the report. What isn't recorded has not been decided about. */
export const projectStatuses = ['planned', 'running', 'done', 'dropped'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Whether a project saves what was measured: nothing comes of what hasn't begun, or was given up. */
export const isInUse = (status: ProjectStatus): boolean => status === 'running' || status === 'done';

/** What a client may enter about one. */
export const progressLimits = {
  /** Of all who do the task together. */
  hoursAMonth: { min: 0, max: 1_000_000 },
  costUsd: { min: 0, max: 100_000_000 },
  noteMaxLength: 500,
} as const;
