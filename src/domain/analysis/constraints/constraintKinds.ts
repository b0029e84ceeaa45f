/**
 * Kinds of constraints that clients impose on every project: no data in the cloud or in public AI tools, data that
 * stays in the country, a
 * regulator, a union with a say, fear for jobs, work off limits for software, a budget.
 */
export const constraintKinds = [
  'noCloud',
  'noPublicAi',
  'inCountry',
  'regulated',
  'union',
  'jobs',
  'offLimits',
  'budget',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** Returns the kinds that apply to an analysis. */
export const kindsOf = (constraints: readonly { kind: ConstraintKind }[]): ConstraintKind[] =>
  constraints.map(({ kind }) => kind);
