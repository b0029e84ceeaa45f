/** The opportunity of the task `Processing supplier invoices` in the analysis of `analysisBody`. */
const invoicesOpportunityId = 'finance-accounting-processing-supplier-invoices';

/** Other numbers for it: five people instead of three, and a share of half. */
export function scenarioTask(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    opportunityId: invoicesOpportunityId,
    teamSize: 5,
    hours: 14,
    frequency: 'Week',
    salary: 70_000,
    sharePercent: 50,
    ...overrides,
  };
}

/** What the results page sends to keep a scenario. */
export function scenarioBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Two more people', tasks: [scenarioTask()], ...overrides };
}
