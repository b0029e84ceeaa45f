import type { z } from 'zod';

/** Enough to repair by, few enough to be read. */
const maxFindings = 12;

type ModelJson<T> = { value: T } | { findings: string[] };

/**
 * Reads what a model wrote as JSON of a certain shape. Models without structured output wrap it into prose or into a
 * fenced block, so the outermost braces count.
 */
export function readModelJson<T>(text: string, schema: z.ZodType<T>): ModelJson<T> {
  const parsed = parse(text) ?? parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (!parsed) return { findings: ['The answer is not complete JSON.'] };
  const checked = schema.safeParse(parsed.json);
  if (checked.success) return { value: checked.data };
  return {
    findings: checked.error.issues
      .slice(0, maxFindings)
      .map(({ path, message }) => `${path.join('.') || 'The answer'}: ${message}`),
  };
}

function parse(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
