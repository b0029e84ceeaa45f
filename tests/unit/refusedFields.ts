import type { z } from 'zod';

export const text = (length: number): string => 'x'.repeat(length);

/** The fields that a contract refuses, each once; none of what it accepts. */
export function refusedFields(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path.join('.')))];
}
