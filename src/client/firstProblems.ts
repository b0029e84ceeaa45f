/** Validation messages by field name. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Returns the first message of each field, which is the one shown. */
export function firstProblems(
  problems: readonly (readonly [field: string, message: string])[],
): FieldProblems {
  return Object.fromEntries(problems.toReversed());
}
