import { billsTime } from '@/domain/analysis/billsTime';
import { jobQuestion } from '@/domain/analysis/constraints/peoplePatterns';
import { formatHours } from '@/domain/analysis/formatHours';
import type { ProjectGuide } from '@/domain/analysis/guide/ProjectGuide';
import { isWorthwhile, type CaseReturn } from '@/domain/analysis/investment/investmentReturn';
import { headlineOpportunities, statesSavings, type AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { budgetFit, firstProjects } from '@/domain/analysis/plan/firstProjects';
import { isOneByOne } from '@/domain/analysis/plan/isOneByOne';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { planSensitivity } from '@/domain/analysis/plan/planSensitivity';
import { returnOf } from '@/domain/analysis/plan/planSums';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import { formatShare, formatUsd } from '@/format/numbers';
import { planTexts as texts } from './planTexts';
import type { ToldAnalysis } from './unusedSentences';
import { toldEffects, type ToldEffect } from './toldEffects';
import {
  isPutBack,
  isTogether,
  listedTwice,
  namesOf,
  ofKind,
  paybackText,
  savingsOf,
  usdSpan,
} from './projectNotes';

interface PlanFact {
  label: string;
  value: string;
  note: string;
}

interface FirstProject {
  id: string;
  name: string;
  /** Savings and payback; the payback is that of all projects that are judged together. */
  facts: string;
  /** Who does it, what comes before it, and the first step; a sentence each. */
  steps: string[];
  /** The owner's first step; empty if unknown. */
  firstStep: string;
}

/** Parts of an analysis that the summary needs besides the plan. */
export interface SummarizedAnswers extends ToldAnalysis {
  ai_readiness: string;
  readiness_audit: { percent: number } | null;
  project_guides: readonly ProjectGuide[];
  industry: string;
}

export interface PlanSummary {
  /** The verdict in a sentence. */
  title: string;
  verdict: string;
  facts: PlanFact[];
  /** Groundwork that comes before them; empty if there is none. */
  before: string;
  /** Heading of the first projects. */
  firstTitle: string;
  first: FirstProject[];
  told: ToldEffect[];
  risks: string[];
}

/** Returns the summary for an owner: the verdict, the numbers, what to do first, and what could go wrong. */
export function planSummary(plan: AnalysisPlan, analysis: SummarizedAnswers): PlanSummary {
  const first = firstProjects(plan);
  const begins = first.filter(({ waits }) => !waits);
  // What waits isn't done first; if everything waits, the verdict says so.
  const shown = begins.length > 0 ? begins : first;
  return {
    ...verdictOf(plan),
    facts: factsOf(plan),
    before: groundworkSentence(plan, shown),
    firstTitle: begins.length > 0 ? texts.firstTitle : texts.laterTitle,
    first: shown.map((project) => toFirstProject(plan, project, analysis.project_guides)),
    told: toldEffects(plan, analysis),
    risks: risksOf(plan, analysis),
  };
}

/** Says whether the plan pays, and whether the client's budget covers it. */
function verdictOf(plan: AnalysisPlan): Pick<PlanSummary, 'title' | 'verdict'> {
  const { title, verdict } = returnVerdict(plan);
  const fit = budgetFit(plan);
  if (!plan.returns || !fit) return { title, verdict };
  const [covered, waiting] = [namesOf(fit.covered), namesOf(fit.waiting)];
  const [budget, cost] = [formatUsd(fit.budgetUsd), formatUsd(fit.coveredUsd)];
  const { titles, budgets } = texts;
  const [first] = waiting;
  if (first === undefined) return { title, verdict: `${verdict} ${budgets.all(budget, cost)}` };
  if (covered.length === 0)
    return {
      title: titles.beyondBudget(first),
      verdict: budgets.none(budget, formatUsd(fit.firstWaitingUsd), waiting.length > 1),
    };
  return {
    title,
    verdict: [
      verdict,
      budgets.some(budget, cost, covered, waiting),
      fit.namedWaiting
        ? budgets.namedWaits(
            fit.namedWaiting.words,
            fit.namedWaiting.project.opportunity.name,
            formatUsd(fit.namedWaiting.usd),
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function returnVerdict(plan: AnalysisPlan): Pick<PlanSummary, 'title' | 'verdict'> {
  const { returns } = plan;
  const { titles, verdicts } = texts;
  const paying = ofKind(plan, 'pays');
  const [first] = firstProjects(plan);
  if (!returns || !first) return withoutReturns(plan);
  const { name } = first.opportunity;
  const isAlone = paying.length === 1;
  const { cautious, expected } = returns.cases;
  const named = first.namedAs ? `${texts.namedAs(first.namedAs)} ` : '';
  if (returns.verdict === 'sure')
    return {
      title: titles.start(name, paying.length - 1),
      verdict: `${named}${verdicts.sure(paybackText(cautious.paybackMonths))}`,
    };
  if (returns.verdict === 'likely')
    return {
      title: titles.start(name, paying.length - 1),
      verdict: `${named}${(isAlone ? verdicts.likelyAlone : verdicts.likely)(paybackText(expected.paybackMonths))}`,
    };
  return {
    title: titles.notAsAWhole(name),
    verdict: `${named}${isAlone ? verdicts.notAsAWholeAlone : verdicts.notAsAWhole}`,
  };
}

function withoutReturns(plan: AnalysisPlan): Pick<PlanSummary, 'title' | 'verdict'> {
  const { titles, verdicts } = texts;
  const toBeSized = plan.projects.filter(
    ({ kind, opportunity }) => kind === 'toBeSized' && opportunity.taskRelated,
  );
  const wouldPay = ofKind(plan, 'removed').some(({ returns }) => returns && isWorthwhile(returns));
  if (wouldPay) return { title: titles.removed, verdict: verdicts.removed };
  if (toBeSized.length > 0 && !toBeSized.some(statesSavings))
    return { title: titles.size(toBeSized.length), verdict: verdicts.size };
  const leftAlone = ofKind(plan, 'leaveAlone');
  if (leftAlone.length > 0) return { title: titles.none, verdict: verdicts.none(leftAlone.length) };
  return { title: titles.uncounted, verdict: verdicts.uncounted };
}

/** Returns the verdict in a few sentences, for mails and the what-if. */
export function planHeadline(plan: AnalysisPlan): string {
  const { title, verdict } = verdictOf(plan);
  if (!plan.returns) return `${title} ${verdict}`;
  const { cautious, expected, ambitious } = plan.returns.cases;
  const numbers = texts.headline(
    formatUsd(expected.savingsUsd),
    formatUsd(cautious.savingsUsd),
    formatUsd(ambitious.savingsUsd),
    usdSpan(plan.investment.oneTimeUsd),
  );
  return `${title} ${verdict} ${numbers}`;
}

/** The numbers of the plan: the expected case, with the range or the low estimate beside it. */
function factsOf(plan: AnalysisPlan): PlanFact[] {
  const opportunities = headlineOpportunities(plan);
  const { savingsUsd, savedHours } = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  const headline = [
    {
      label: texts.facts.savings,
      value: formatUsd(savingsUsd),
      note: range
        ? texts.likelyRange(formatUsd(range.cautiousUsd), formatUsd(range.ambitiousUsd))
        : texts.aYear,
    },
    { label: texts.facts.hours, value: formatHours(savedHours), note: texts.aYear },
  ];
  if (!plan.returns) return headline;
  const { cautious, expected } = plan.returns.cases;
  return [
    ...headline,
    {
      label: texts.facts.once,
      value: usdSpan(plan.investment.oneTimeUsd),
      note: texts.atRate(formatUsd(plan.dayRateUsd), plan.isOwnRate),
    },
    { label: texts.facts.running, value: usdSpan(plan.investment.runningUsd), note: texts.aYear },
    {
      label: texts.facts.payback,
      value: paybackText(expected.paybackMonths),
      note:
        cautious.paybackMonths === null
          ? texts.loses
          : texts.lowEstimate(paybackText(cautious.paybackMonths)),
    },
  ];
}

function groundworkSentence(plan: AnalysisPlan, first: readonly PlannedProject[]): string {
  const needed = new Set(first.flatMap(({ needs }) => needs));
  const groundwork = ofKind(plan, 'groundwork').filter(
    ({ opportunity }) => opportunity.phase === 1 || needed.has(opportunity.id),
  );
  if (groundwork.length === 0 || !plan.returns) return '';
  const [low, high] = (['low', 'high'] as const).map((end) =>
    groundwork.reduce((usd, { investment }) => usd + investment.oneTimeUsd[end], 0),
  );
  return texts.groundwork(namesOf(groundwork), usdSpan({ low: low ?? 0, high: high ?? 0 }));
}

function toFirstProject(
  plan: AnalysisPlan,
  project: PlannedProject,
  guides: readonly ProjectGuide[],
): FirstProject {
  const { id, name } = project.opportunity;
  const guide = guides.find(({ opportunityId }) => opportunityId === id);
  const before = plan.projects.filter(
    (other) =>
      other.kind !== 'groundwork' &&
      project.needs.includes(other.opportunity.id) &&
      (other.kind === 'toBeSized' || !isTogether(project, other)),
  );
  // What is to be sized is judged with nothing yet.
  const together = plan.projects.filter((other) => isTogether(project, other) && other.kind !== 'toBeSized');
  const judged = returnOf([project, ...together]);
  const payback = paybackText(judged.cases.expected.paybackMonths);
  return {
    id,
    name,
    facts:
      together.length > 0
        ? texts.firstFactsTogether(
            formatUsd(savingsOf(project)),
            formatUsd(judged.cases.expected.savingsUsd),
            payback,
          )
        : texts.firstFacts(formatUsd(savingsOf(project)), payback),
    steps: [
      ...(before.length > 0 ? [texts.before(namesOf(before))] : []),
      ...(together.length > 0 ? [texts.together(namesOf(together))] : []),
      ...(isPutBack(project) ? [texts.isPutBack] : []),
      ...(guide ? [texts.who(guide.owner), texts.firstStep(guide.firstStep)] : []),
    ],
    firstStep: guide?.firstStep ?? '',
  };
}

/** Whether a quoted sentence is about lost jobs, as opposed to avoided hires. */
const keepsJobs = (words: string): boolean => {
  const sentence = words.replaceAll(/[“”]/gu, '');
  return jobQuestion.test(sentence, sentence);
};

/** Share of all savings from which one project dominates the plan. */
const muchOfTheSavings = 0.4;

function risksOf(plan: AnalysisPlan, analysis: SummarizedAnswers): string[] {
  const { ai_readiness, readiness_audit: audit, industry, goals, bottlenecks, additional_info } = analysis;
  const { returns } = plan;
  if (!returns) return [];
  const half = planSensitivity(plan).find(({ id }) => id === 'halfLess')?.returns.cases.expected;
  const [largest, ...others] = ofKind(plan, 'pays').sort((one, other) => savingsOf(other) - savingsOf(one));
  const total = returns.cases.expected.savingsUsd;
  const isCarried = largest && others.length > 0 && savingsOf(largest) / total >= muchOfTheSavings;
  return [
    ...listedTwice(plan).map(([name, other]) => texts.risks.listedTwice(name, other)),
    half ? `${halfText(half, returns.cases.expected)} ${howToMeasure(plan)}` : '',
    isCarried
      ? texts.risks.concentration(formatShare(savingsOf(largest), total), largest.opportunity.name)
      : '',
    audit ? '' : texts.risks.assumed,
    audit && ai_readiness === 'beginner' ? texts.risks.beginner(audit.percent) : '',
    analysis.constraints.some(({ kind, words }) => kind === 'jobs' && keepsJobs(words))
      ? texts.risks.hoursKept
      : texts.risks.hours(billsTime(industry, `${goals} ${bottlenecks} ${additional_info}`)),
  ].filter(Boolean);
}

const halfText = (half: CaseReturn, expected: CaseReturn): string =>
  half.threeYearUsd <= 0
    ? texts.risks.halfNever
    : texts.risks.half(paybackText(half.paybackMonths), paybackText(expected.paybackMonths));

/** Follows the calendar: if the first project decides on the others, they wait for its figures. */
const howToMeasure = (plan: AnalysisPlan): string =>
  isOneByOne(plan) && ofKind(plan, 'pays').length > 1 ? texts.risks.measureFirst : texts.risks.measureEach;
