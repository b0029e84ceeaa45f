/** Limits of named what-if scenarios. */
export const scenarioLimits = {
  nameMaxLength: 60,
  /** More than anybody compares. */
  perAnalysis: 20,
  /** As many tasks as an analysis can list. */
  tasks: 300,
  opportunityIdMaxLength: 160,
} as const;
