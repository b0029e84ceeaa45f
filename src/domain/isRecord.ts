/** Whether a value is an object with named fields, and not a list. What is stored is read as what it may be. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
