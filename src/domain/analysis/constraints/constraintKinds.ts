/**
 * Kinds of constraints that clients impose on projects: no data in the cloud or in public AI tools, one kind of data
 * that stays on own machines, data that stays in the country, a regulator, a union with a say, fear for jobs, work off
 * limits for software, clients who allow no AI on their own work, what has to be signed before anybody gets data, who approves, a budget, systems that stay, how
 * people can be reached, a time without anything new.
 */
export const constraintKinds = [
  'noCloud',
  'dataStays',
  'noPublicAi',
  'inCountry',
  'regulated',
  'union',
  'jobs',
  'offLimits',
  'clientsForbid',
  'agreement',
  'approval',
  'budget',
  'systems',
  'reach',
  'pause',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** Returns the kinds that apply to an analysis. */
export const kindsOf = (constraints: readonly { kind: ConstraintKind }[]): ConstraintKind[] =>
  constraints.map(({ kind }) => kind);
