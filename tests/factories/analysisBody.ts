/** What the wizard sends for a small office that wants two tasks looked at. */
export function analysisBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    listName: 'Office plan',
    industry: 'Offices of Lawyers',
    goals: 'Take on more clients without hiring.',
    departments: ['Finance & Accounting', 'Customer Service'],
    departmentTasks: {
      'Finance & Accounting': {
        tasks: ['Processing supplier invoices'],
        taskDetails: {
          'Processing supplier invoices': taskDetails({ teamSize: 3, hours: 14, salary: 70_000 }),
        },
      },
      'Customer Service': {
        tasks: ['Our own call-back list'],
        taskDetails: { 'Our own call-back list': taskDetails({ frequency: 'Day', hours: 2 }) },
      },
    },
    bottlenecks: 'Invoices wait for approval. Callers wait for an answer.',
    currentAiUsage: 'no',
    dataTypes: ['Supplier invoices', 'Our call log on paper'],
    customerInsights: 'not-sure',
    monetization: 'no',
    aiReadiness: 'intermediate',
    additionalContext: '',
    ...overrides,
  };
}

export function taskDetails(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    teamSize: 5,
    hours: 10,
    frequency: 'Week',
    salary: 75_000,
    hourlyRate: 0.01,
    annualTaskCost: 1,
    ...overrides,
  };
}

/** The body with only one task, whose details are overridden. */
export function bodyWithTask(
  details: unknown,
  taskName = 'Processing supplier invoices',
): Record<string, unknown> {
  return analysisBody({
    departments: ['Finance & Accounting'],
    departmentTasks: {
      'Finance & Accounting': { tasks: [taskName], taskDetails: { [taskName]: details } },
    },
  });
}
