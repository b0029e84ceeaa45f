/**
 * What clients ask every project to respect: no data in the cloud, data that stays in the country, a regulator, a union
 * that has a say, fear for jobs, work that no software is to do, what may be spent.
 */
export const constraintKinds = [
  'noCloud',
  'inCountry',
  'regulated',
  'union',
  'jobs',
  'offLimits',
  'budget',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** Which of them an analysis is counted with. */
export const kindsOf = (constraints: readonly { kind: ConstraintKind }[]): ConstraintKind[] =>
  constraints.map(({ kind }) => kind);
