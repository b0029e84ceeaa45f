import type { z } from 'zod';

/** Enough for a repair, and short enough for the prompt. */
const maxFindings = 12;

type ModelJson<T> = { value: T } | { findings: string[] };

/**
 * Parses model output as JSON and validates it. Models without structured output wrap it in prose or a fenced block,
 * so the outermost braces are tried too.
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
