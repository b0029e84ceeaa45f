import type { z } from 'zod';
import { firstProblems, type FieldProblems } from './firstProblems';

/**
 * Fetches the contract of a public page's form: when somebody begins to fill it in, not with the page, because its
 * library is larger than all the rest of the page.
 */
export type LoadContract = () => Promise<z.ZodType>;

/** The contract's objections. Where its code can't be loaded the server, which checks the same, has the word. */
export async function contractProblems(load: LoadContract, values: unknown): Promise<FieldProblems> {
  const schema = await load().catch(() => null);
  const issues = schema?.safeParse(values).error?.issues ?? [];
  return firstProblems(issues.map(({ path, message }) => [path.join('.'), message]));
}
