/** Limits of the eleven steps, shared by the wizard, the contract and the messages. */
export const analysisLimits = {
  listNameMaxLength: 30,
  longTextMaxLength: 2_000,
  industryMaxLength: 120,
  /** Industries suggested at a time. */
  industrySuggestions: 50,
  /** A task or data source in the client's own words. */
  ownWordsMaxLength: 120,
  tasksPerDepartment: 30,
  dataTypes: 120,
} as const;

/** Limits of a stored wizard draft, whose texts may still be too long to submit. */
export const analysisDraftLimits = { textMaxLength: 10_000, tasksPerDepartment: 60, dataTypes: 200 } as const;

/** Limits of a task's numbers. Salaries are US dollars a year; the upper bounds only prevent typos and abuse. */
export const taskLimits = {
  teamSize: { min: 1, max: 10_000 },
  hours: { min: 1, max: 40, step: 0.01 },
  salary: { min: 30_000, max: 2_000_000 },
} as const;

/** Defaults of a newly selected task. */
export const taskDefaults = { teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 } as const;
