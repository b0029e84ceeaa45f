import {
  firstProjects,
  statesSavings,
  type AnalysisPlan,
  type PlannedProject,
  type ProjectKind,
} from '@/domain/analysis/plan/analysisPlan';
import { beginningOf } from '@/domain/analysis/plan/beginningOf';
import { isOneByOne } from '@/domain/analysis/plan/isOneByOne';
import { waitingOf } from '@/domain/analysis/plan/waitingOf';
import type { Constraint } from '@/domain/analysis/constraints/readConstraints';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import type { CaseReturn } from '@/domain/analysis/investment/investmentReturn';
import { planSensitivity } from '@/domain/analysis/plan/planSensitivity';
import { formatCount, formatShare, formatTenths, formatUsd } from '@/format/numbers';
import { planTexts as texts } from './planTexts';

interface PlanFact {
  label: string;
  value: string;
  note: string;
}

interface FirstProject {
  id: string;
  name: string;
  department: string;
  facts: string;
  /** The owner's first action; empty if unknown. */
  firstStep: string;
}

/** Parts of an analysis that the summary needs besides the plan. */
export interface SummarizedAnswers {
  ai_readiness: string;
  readiness_audit: { percent: number } | null;
  constraints: readonly Constraint[];
  project_guides: readonly ProjectGuide[];
}

interface PlanSummary {
  verdict: string;
  facts: PlanFact[];
  first: FirstProject[];
  constraints: string[];
  risks: string[];
}

/** Formats the payback period in months for a sentence. */
export function paybackText(months: number | null): string {
  if (months === null) return texts.never;
  return months > 36 ? texts.beyond : texts.months(months);
}

export const usdSpan = ({ low, high }: Span): string => texts.span(formatUsd(low), formatUsd(high));
export const daysSpan = ({ low, high }: Span): string => texts.span(formatCount(low), formatCount(high));

/** Returns the summary for an owner: whether the plan is worth it, the cost, the first action, and the risks. */
export function planSummary(plan: AnalysisPlan, analysis: SummarizedAnswers): PlanSummary {
  return {
    verdict: verdictOnPage(plan),
    facts: factsOf(plan),
    first: firstProjects(plan).map((project) => toFirstProject(plan, project, analysis.project_guides)),
    constraints: analysis.constraints.map((constraint) => constraintText(plan, constraint)),
    risks: risksOf(plan, analysis),
  };
}

/**
 * Compares the budget with the plan's cost, and names the projects that an excluded system blocks, if the plan has
 * projects worth doing.
 */
function constraintText(
  { returns, investment, projects }: AnalysisPlan,
  { kind, words, effect }: Constraint,
): string {
  const text = texts.constraint(words, effect);
  if (!returns) return text;
  if (kind === 'offLimits') return `${text} ${heldBackText(projects)}`;
  if (kind !== 'budget') return text;
  return `${text} ${texts.planCosts(usdSpan(investment.oneTimeUsd), usdSpan(investment.runningUsd))}`;
}

function heldBackText(projects: readonly PlannedProject[]): string {
  const waiting = waitingOf(projects);
  return waiting.length > 0 ? texts.heldBack(namesOf(waiting)) : texts.holdsNone;
}

/** Returns how this plan calculates costs and what it assumes, a sentence each. */
export const basisSentences = ({
  dayRateUsd,
  isOwnRate,
  assumesComplexity,
}: Pick<AnalysisPlan, 'dayRateUsd' | 'isOwnRate' | 'assumesComplexity'>): string[] => [
  ...texts.basis(formatUsd(dayRateUsd), isOwnRate),
  ...(assumesComplexity ? [texts.assumedComplexity] : []),
];

/** Returns the explanation of a kind of project in this plan. */
export function kindNote(
  { returns, projects }: Pick<AnalysisPlan, 'returns' | 'projects'>,
  kind: ProjectKind,
): string {
  if (kind === 'groundwork' && !returns) return texts.groundworkAlone;
  if (kind === 'sizeFirst') return sizeFirstNote(projects.filter((project) => project.kind === kind));
  return texts.kindNotes[kind];
}

function sizeFirstNote(projects: readonly PlannedProject[]): string {
  if (!projects.some(statesSavings)) return texts.kindNotes.sizeFirst;
  return projects.every(statesSavings) ? texts.statedSavings.byAll : texts.statedSavings.bySome;
}

/** Returns the share of savings in projects better left alone; empty if there are none. */
export function leftAloneText({ projects }: Pick<AnalysisPlan, 'projects'>): string {
  const left = projects.filter(({ kind }) => kind === 'notWorth');
  const usd = left.reduce((sum, { returns }) => sum + (returns?.cases.expected.savingsUsd ?? 0), 0);
  return usd > 0 ? texts.leftAlone(formatUsd(usd)) : '';
}

/** Returns the plan in a few sentences, for mails. */
export function planHeadline(plan: AnalysisPlan): string {
  const { returns, investment } = plan;
  if (!returns) return verdictText(plan);
  const savings = formatUsd(returns.cases.cautious.savingsUsd);
  return `${verdictText(plan)} ${texts.headline(savings, usdSpan(investment.oneTimeUsd))}`;
}

/** Adds where on the page the figures are. */
const verdictOnPage = (plan: AnalysisPlan): string =>
  isNoneWorth(plan)
    ? `${verdictText(plan)} ${texts.verdicts.noneFigures(taskCountOf(plan))}`
    : verdictText(plan);

const isNoneWorth = ({ returns, projects }: AnalysisPlan) =>
  !returns && projects.some(({ kind }) => kind === 'notWorth');

const taskCountOf = ({ projects }: AnalysisPlan) => projects.filter(({ task }) => task).length;

/** Refers to nothing on the page, because mails use it too. */
function verdictText(plan: AnalysisPlan): string {
  const { returns, projects } = plan;
  if (!returns) return isNoneWorth(plan) ? texts.verdicts.none(taskCountOf(plan)) : texts.verdicts.uncounted;
  const waiting = waitingOf(projects);
  const beginning = beginningOf(projects);
  if (beginning.length === 0) return texts.verdicts.ruledOut;
  const verdict = verdictOfReturns(returns, beginning.length === 1);
  return waiting.length > 0 ? `${verdict} ${texts.verdicts.waits(namesOf(waiting))}` : verdict;
}

function verdictOfReturns(
  { verdict, cases }: NonNullable<AnalysisPlan['returns']>,
  isAlone: boolean,
): string {
  const { cautious, expected } = cases;
  if (verdict === 'sure') return texts.verdicts.sure(paybackText(cautious.paybackMonths));
  if (verdict === 'likely') return texts.verdicts.likely(paybackText(expected.paybackMonths), isAlone);
  return texts.verdicts.notAsAWhole(isAlone);
}

const payingOf = (projects: readonly PlannedProject[]) => projects.filter(({ kind }) => kind === 'pays');

function factsOf({
  returns,
  investment,
  dayRateUsd,
  isOwnRate,
  fullTimeEquivalents,
  savedHours,
  constraints,
}: AnalysisPlan): PlanFact[] {
  if (!returns) return [];
  const { cautious, expected } = returns.cases;
  const both = (label: string, ofCase: (one: typeof cautious) => string): PlanFact => ({
    label,
    value: ofCase(cautious),
    note: texts.cautiousAndExpected(ofCase(expected)),
  });
  return [
    both(texts.facts.savings, ({ savingsUsd }) => formatUsd(savingsUsd)),
    {
      label: texts.facts.once,
      value: usdSpan(investment.oneTimeUsd),
      note: texts.atRate(formatUsd(dayRateUsd), isOwnRate),
    },
    { label: texts.facts.running, value: usdSpan(investment.runningUsd), note: '' },
    both(texts.facts.payback, ({ paybackMonths }) => paybackText(paybackMonths)),
    both(texts.facts.value, ({ threeYearUsd }) => formatUsd(threeYearUsd)),
    isCountedInHours({ constraints, fullTimeEquivalents })
      ? {
          label: texts.facts.time,
          value: texts.hours(formatCount(savedHours.cautious)),
          note: texts.cautiousAndExpected(formatCount(savedHours.expected)),
        }
      : {
          label: texts.facts.time,
          value: texts.years(formatTenths(fullTimeEquivalents.cautious)),
          note: texts.cautiousAndExpected(formatTenths(fullTimeEquivalents.expected)),
        },
  ];
}

/** Time is not expressed in positions if it is less than one, or if employees fear for their jobs. */
const isCountedInHours = ({
  constraints,
  fullTimeEquivalents,
}: Pick<AnalysisPlan, 'constraints' | 'fullTimeEquivalents'>) =>
  constraints.includes('jobs') || fullTimeEquivalents.cautious < 1;

function toFirstProject(
  plan: AnalysisPlan,
  project: PlannedProject,
  guides: readonly ProjectGuide[],
): FirstProject {
  const { id, name, department } = project.opportunity;
  const guide = guides.find(({ opportunityId }) => opportunityId === id);
  const firstStep = guide ? texts.firstStep(guide.owner, guide.firstStep) : '';
  const facts = project.kind === 'pays' ? payingFacts(plan, project) : groundworkFacts(plan, project);
  return { id, name, department, facts, firstStep };
}

function groundworkFacts({ projects }: AnalysisPlan, { opportunity, investment }: PlannedProject): string {
  const facts = texts.firstFacts.groundwork(usdSpan(investment.oneTimeUsd));
  const paying = payingOf(projects);
  const carried = paying.filter(({ needs }) => needs.includes(opportunity.id));
  if (carried.length === 0) return facts;
  return carried.length === paying.length
    ? texts.firstFacts.carriesAll(facts)
    : texts.firstFacts.carries(facts, namesOf(carried));
}

/** Names the prerequisites of a project, except groundwork that the same page describes first. */
function payingFacts(plan: AnalysisPlan, project: PlannedProject): string {
  const facts = returnFacts(project);
  const said = new Set(firstProjects(plan).filter(({ kind }) => kind === 'groundwork'));
  const before = plan.projects.filter(
    (other) => project.needs.includes(other.opportunity.id) && !said.has(other),
  );
  return before.length > 0 ? texts.firstFacts.after(facts, namesOf(before)) : facts;
}

const namesOf = (projects: readonly PlannedProject[]) => projects.map(({ opportunity }) => opportunity.name);

function returnFacts({ investment, returns }: PlannedProject): string {
  const once = usdSpan(investment.oneTimeUsd);
  if (!returns) return texts.firstFacts.groundwork(once);
  const { cautious, expected } = returns.cases;
  const savings = texts.span(formatUsd(cautious.savingsUsd), formatUsd(expected.savingsUsd));
  const payback = texts.expectedAndCautious(
    paybackText(expected.paybackMonths),
    paybackText(cautious.paybackMonths),
  );
  return texts.firstFacts.pays(savings, once, payback);
}

/** Share of all savings from which one project dominates the plan. */
const muchOfTheSavings = 0.4;

function risksOf(plan: AnalysisPlan, { ai_readiness, readiness_audit: audit }: SummarizedAnswers): string[] {
  const { returns, projects } = plan;
  if (!returns) return [];
  const half = planSensitivity(plan).find(({ id }) => id === 'halfLess')?.returns.cases.expected;
  const savings = returns.cases.expected.savingsUsd;
  const savingsOf = (project: PlannedProject) => project.returns?.cases.expected.savingsUsd ?? 0;
  const [largest, ...others] = payingOf(projects).sort((one, other) => savingsOf(other) - savingsOf(one));
  const isCarried = largest && others.length > 0 && savingsOf(largest) / savings >= muchOfTheSavings;
  return [
    half ? `${halfText(half, returns.cases.expected)} ${howToMeasure(plan)}` : '',
    isCarried
      ? texts.risks.concentration(formatShare(savingsOf(largest), savings), largest.opportunity.name)
      : '',
    audit ? '' : texts.risks.assumed,
    audit && ai_readiness === 'beginner' ? texts.risks.beginner(audit.percent) : '',
    texts.risks.hours,
  ].filter(Boolean);
}

const halfText = (half: CaseReturn, expected: CaseReturn): string =>
  half.paybackMonths === null
    ? texts.risks.halfNever
    : texts.risks.half(paybackText(half.paybackMonths), paybackText(expected.paybackMonths));

/** Follows the calendar: if the first project decides on the others, they wait for its figures. */
function howToMeasure(plan: AnalysisPlan): string {
  if (beginningOf(plan.projects).length < 2) return texts.risks.measureAlone;
  return isOneByOne(plan) ? texts.risks.measureFirst : texts.risks.measureEach;
}
