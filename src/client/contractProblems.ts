import type { z } from 'zod';
import { firstProblems, type FieldProblems } from './firstProblems';

/**
 * Loads the schema of a public form. Called when somebody starts to fill it in, because the schema library is larger
 * than the rest of the page.
 */
export type LoadContract = () => Promise<z.ZodType>;

/**
 * Returns the validation errors of the schema. If its code can't be loaded, returns none: the server validates the
 * same.
 */
export async function contractProblems(load: LoadContract, values: unknown): Promise<FieldProblems> {
  const schema = await load().catch(() => null);
  const issues = schema?.safeParse(values).error?.issues ?? [];
  return firstProblems(issues.map(({ path, message }) => [path.join('.'), message]));
}
