/** Days of model usage that can be shown; older rows are deleted. */
export const usageDays = { usual: 30, max: 90 } as const;
