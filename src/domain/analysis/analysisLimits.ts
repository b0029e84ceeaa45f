/** Limits of the eleven steps that the wizard, the contract and the texts share. */
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

/** Limits of what is kept of an unfinished wizard, whose texts may still be too long to be submitted. */
export const analysisDraftLimits = { textMaxLength: 10_000, tasksPerDepartment: 60, dataTypes: 200 } as const;

/** Limits of a task's numbers. Salaries are US dollars a year; the upper bounds only stop slips and abuse. */
export const taskLimits = {
  teamSize: { min: 1, max: 10_000 },
  hours: { min: 1, max: 40, step: 0.01 },
  salary: { min: 30_000, max: 2_000_000 },
} as const;

/** What a freshly ticked task starts with. */
export const taskDefaults = { teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 } as const;
