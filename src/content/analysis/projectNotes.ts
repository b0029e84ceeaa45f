import { valueYears, type Span } from '@/domain/analysis/investment/investmentFactors';
import { isWorthwhile, type InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import { isInHeadline, statesSavings, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PlannedProject, ProjectKind } from '@/domain/analysis/plan/PlannedProject';
import { returnOf } from '@/domain/analysis/plan/planSums';
import { formatCount, formatUsd } from '@/format/numbers';
import { planTexts as texts } from './planTexts';

/** A longer payback isn't stated in months: no project is judged over that time. */
export const longestPaybackMonths = 12 * valueYears;

/** Formats the payback period in months for a sentence. */
export function paybackText(months: number | null): string {
  if (months === null) return texts.never;
  return months > longestPaybackMonths ? texts.beyond : texts.months(months);
}

export const usdSpan = ({ low, high }: Span): string => texts.span(formatUsd(low), formatUsd(high));
export const daysSpan = ({ low, high }: Span): string => texts.span(formatCount(low), formatCount(high));

export const ofKind = ({ projects }: Pick<AnalysisPlan, 'projects'>, wanted: ProjectKind): PlannedProject[] =>
  projects.filter(({ kind }) => kind === wanted);
export const namesOf = (projects: readonly PlannedProject[]) =>
  projects.map(({ opportunity }) => opportunity.name);
export const savingsOf = ({ returns }: PlannedProject) => returns?.cases.expected.savingsUsd ?? 0;

/** Whether the client's own words exclude its work, and the client put it back. */
export const isPutBack = ({ kind, ruledOut }: PlannedProject): boolean =>
  ruledOut !== undefined && kind !== 'removed';

/** Returns the names of paying tasks that the engine counted as the same work of one department, in pairs. */
export function listedTwice(plan: Pick<AnalysisPlan, 'projects'>): [name: string, other: string][] {
  const paying = ofKind(plan, 'pays').map(({ opportunity }) => opportunity);
  return paying.flatMap((one) => {
    const first = paying.find(
      // The engine adds the client's own wording to the second one's name.
      ({ department, name }) => department === one.department && one.name.startsWith(`${name} (`),
    );
    return first ? [[one.taskName ?? one.name, first.taskName ?? first.name]] : [];
  });
}

export const isTogether = (project: PlannedProject, other: PlannedProject): boolean =>
  project.together?.includes(other.opportunity.id) ?? false;

/**
 * Return of a project in a list of those worth doing, and what it is judged with. One that pays only together with
 * others has no return of its own.
 */
export function listedReturn(
  { projects }: Pick<AnalysisPlan, 'projects'>,
  project: PlannedProject,
): { returns?: InvestmentReturn | undefined; note: string } {
  const others = projects.filter((other) => other.kind === 'pays' && isTogether(project, other));
  const putBack = isPutBack(project) ? [texts.putBackByYou] : [];
  if (project.kind !== 'pays' || others.length === 0)
    return { returns: project.returns, note: putBack.join('') };
  const paysAlone = project.returns !== undefined && isWorthwhile(project.returns);
  return {
    ...(paysAlone ? { returns: project.returns } : {}),
    note: [texts.judgedWith(namesOf(others)), ...putBack].join(', '),
  };
}

/** Words for work that no software of the firm does today. */
const offline =
  /\b(?:paper|by hand|handwritten|whiteboards?|clipboards?|binders?|notebooks?|in (?:his|her|my) head)\b/i;

/**
 * Why a task is left as it is: what it would save and cost over three years, alone or with what belongs to it, and which
 * project takes over part of it.
 */
export function leftAloneReason(
  { projects }: Pick<AnalysisPlan, 'projects'>,
  project: PlannedProject,
): string {
  if (project.leftAs !== undefined) return project.leftAs;
  const others = projects.filter((other) => isTogether(project, other) && other.kind !== 'toBeSized');
  const { savingsUsd, oneTimeUsd, runningUsd } = returnOf([project, ...others]).cases.expected;
  const savings = formatUsd(valueYears * savingsUsd);
  const cost = formatUsd(oneTimeUsd + valueYears * runningUsd);
  const reason =
    others.length > 0
      ? texts.leftAloneTogether(namesOf(others), savings, cost)
      : texts.leftAlone(savings, cost);
  const taker = projects.find(({ opportunity }) => opportunity.id === project.takenOverBy);
  const instead =
    taker && isInHeadline(taker)
      ? texts.takenOver(taker.opportunity.name)
      : project.namedAs && texts.lightWay(project.namedAs, offline.test(project.namedAs));
  return [reason, instead, project.opportunity.department === 'Sales' ? texts.salesUncounted : '']
    .filter(Boolean)
    .join(' ');
}

/** Returns how this plan counts costs and what it assumes, a sentence each. */
export const basisSentences = ({
  dayRateUsd,
  isOwnRate,
  assumesComplexity,
  constraints,
}: Pick<AnalysisPlan, 'dayRateUsd' | 'isOwnRate' | 'assumesComplexity' | 'constraints'>): string[] => [
  ...texts.basis(formatUsd(dayRateUsd), isOwnRate, constraints.includes('noCloud')),
  ...(assumesComplexity ? [texts.assumedComplexity] : []),
];

/** Returns the explanation of a kind of project in this plan. */
export function kindNote(plan: Pick<AnalysisPlan, 'returns' | 'projects'>, kind: ProjectKind): string {
  if (kind === 'groundwork' && !plan.returns) return texts.groundworkAlone;
  if (kind !== 'toBeSized') return texts.kindNotes[kind];
  const toBeSized = ofKind(plan, kind);
  if (!toBeSized.some(statesSavings)) return texts.kindNotes.toBeSized;
  return toBeSized.every(statesSavings) ? texts.statedSavings.byAll : texts.statedSavings.bySome;
}
