/** What a client enters about a project that runs and takes fewer hours than before. */
export const progressBody = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  status: 'running',
  hoursAMonth: 100,
  costUsd: 4_000,
  note: 'Two people use it, the third begins in May.',
  ...overrides,
});
