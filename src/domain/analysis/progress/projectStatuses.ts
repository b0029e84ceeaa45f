/** Status of a project at the client. Absent means undecided. */
export const projectStatuses = ['planned', 'running', 'done', 'dropped'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Whether measured savings count: not for a project that hasn't begun, or was dropped. */
export const isInUse = (status: ProjectStatus): boolean => status === 'running' || status === 'done';

/** Limits of a client's input about a project. */
export const progressLimits = {
  /** Total of all people who do the task. */
  hoursAMonth: { min: 0, max: 1_000_000 },
  costUsd: { min: 0, max: 100_000_000 },
  noteMaxLength: 500,
} as const;
