/** What is wrong with a form, by the name of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Keeps the first message of each field, the one that is shown. */
export function firstProblems(
  problems: readonly (readonly [field: string, message: string])[],
): FieldProblems {
  return Object.fromEntries(problems.toReversed());
}
