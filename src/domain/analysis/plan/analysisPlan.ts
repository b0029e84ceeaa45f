import { compareText } from '../compareText';
import { reachableAnnualHours, workingHoursPerYear } from '../costFormula';
import type { ConstraintKind } from '../constraints/constraintKinds';
import { countedTasks, type ReadAnalysis } from '../countedTasks';
import { estimateGroundwork, estimateInvestment, type Investment } from '../investment/estimateInvestment';
import { assumedDayRateUsd, type Span } from '../investment/investmentFactors';
import {
  investmentReturn,
  isWorthwhile,
  returnCases,
  savingsCases,
  type InvestmentReturn,
  type ReturnCase,
  type SavingsCases,
} from '../investment/investmentReturn';
import { savingsAmountUsd } from '../formatSavings';
import { peopleBehind } from '../peopleBehind';
import type { StoredOpportunity } from '../readOpportunities';
import { withEarlierPhase } from '../timingSentence';
import { missingValue, type Complexity, type DepartmentName, type TaskInput } from '../types';
import { ownDaysOf, type ChosenDays, type OwnDays } from './ownDays';

/**
 * 'pays': automates a listed task and is worth its cost, by itself or together with what it depends on. 'groundwork':
 * without savings of its own, and in phase 1 or a dependency of a project that pays. 'toBeSized': its value depends on
 * a fact that the client hasn't stated, or is stated without its derivation. 'leaveAlone': known, and costs more than it
 * saves over three years in the expected case. 'removed': the client forbids software to do it.
 */
export type ProjectKind = 'pays' | 'groundwork' | 'toBeSized' | 'leaveAlone' | 'removed';

export interface PlannedProject {
  kind: ProjectKind;
  opportunity: StoredOpportunity;
  /** Complexity used for cost and time; assumed if the analysis states none (`assumesComplexity`). */
  complexity: Complexity;
  /** The listed task it automates, if its figures can be derived from it. */
  task?: TaskInput;
  investment: Investment;
  /** Set if savings are stated. */
  returns?: InvestmentReturn;
  /** Ids of the opportunities it depends on, except removed ones: it begins when they have ended. */
  needs: readonly string[];
  /** Quote of the client that removes it from the plan, in quotation marks; also set if the client put it back. */
  ruledOut?: string;
  /** Id of the opportunity that takes over part of its work, if it doesn't pay by itself. */
  takenOverBy?: string;
  /** Ids of the listed tasks' projects that it is judged together with: one doesn't work without the other. */
  together?: readonly string[];
}

export interface AnalysisPlan {
  /** Day rate used for the costs, in US dollars. */
  dayRateUsd: number;
  /** False if the firm has set no rate, so that the default was used. */
  isOwnRate: boolean;
  /** True if the analysis doesn't state a project's complexity, so that medium was assumed. */
  assumesComplexity: boolean;
  /** All opportunities, by phase, and within a phase by return. */
  projects: PlannedProject[];
  /** Sum of the projects that pay and their groundwork. */
  investment: Pick<Investment, 'oneTimeUsd' | 'runningUsd' | 'days'>;
  /** Return of the same; undefined if nothing pays. */
  returns?: InvestmentReturn;
  /** Full-time positions that paying projects free: saved hours ÷ 2,080, in tenths. */
  fullTimeEquivalents: Record<ReturnCase, number>;
  /** Whole hours a year that paying projects save. */
  savedHours: Record<ReturnCase, number>;
  constraints: readonly ConstraintKind[];
  /** US dollars that the client can spend in a year, if it states a sum. */
  budgetUsd?: number | undefined;
  /** People who do the listed work, in all departments. */
  people: number;
  /** Days a month of the client's own people, besides the consulting firm's. */
  ownDays: OwnDays;
}

/** An analysis as stored or as a scenario, with the day rate it was created with if the firm had set one. */
export interface PlannableAnalysis extends ReadAnalysis {
  dayRateUsd: number | null;
  /** The client's constraints on every project. */
  constraints: readonly ConstraintKind[];
  /** US dollars that the client can spend in a year, if it states a sum. */
  budgetUsd?: number | undefined;
  /** Ids of each opportunity's dependencies, by its own id. */
  needs: ReadonlyMap<string, readonly string[]>;
  /** Quotes of the client excluding an opportunity's work from software, by its id. */
  ruledOut: ReadonlyMap<string, string>;
  /** Ids of the opportunities that take over part of another's work, by its id. */
  takenOver?: ReadonlyMap<string, string>;
  /** Ids of excluded opportunities that the client put back. */
  putBack: readonly string[];
  /** Ids of opportunities whose size depends on a question about the task that the client hasn't answered. */
  unsized: ReadonlySet<string>;
  /** Days that the client's people can spend; null if not stated. */
  ownDays: ChosenDays | null;
  /**
   * Costs of the projects of listed tasks, by opportunity id, where the salaries that they are computed from are left
   * out. These projects' figures can't be derived, and are used as stated.
   */
  investments?: Readonly<Record<string, Investment>> | undefined;
  /** Sums over the listed tasks, where the team sizes that they are computed from are left out. */
  listed?: ListedWork | undefined;
}

interface ListedWork {
  /** People who do the listed work, in all departments. */
  people: number;
  /** Hours a year, at most a full-time year for each of a task's people. */
  hours: number;
}

/** Computes costs and returns of an analysis's opportunities, and which are worthwhile. */
export function analysisPlan(analysis: PlannableAnalysis): AnalysisPlan {
  const dayRateUsd = analysis.dayRateUsd ?? assumedDayRateUsd;
  const costing = { dayRateUsd, isOnOwnMachines: analysis.constraints.includes('noCloud') };
  const { investments } = analysis;
  const counted = investments ? tasksOf(investments, analysis) : countedById(analysis);
  const { people, hours: listedHours } = analysis.listed ?? listedWork(analysis);
  const isRemoved = (id: string) => analysis.ruledOut.has(id) && !analysis.putBack.includes(id);
  const judged = judgeTogether(
    analysis.opportunities.map((opportunity): PlannedProject => {
      const task = counted.get(opportunity.id);
      const { range } = opportunity.roiModel;
      const needs = (analysis.needs.get(opportunity.id) ?? []).filter((id) => !isRemoved(id));
      const complexity = statesComplexity(opportunity) ? opportunity.complexity : assumedComplexity;
      const ruledOut = analysis.ruledOut.get(opportunity.id);
      const takenOverBy = analysis.takenOver?.get(opportunity.id);
      const said = { ...(ruledOut ? { ruledOut } : {}), ...(takenOverBy ? { takenOverBy } : {}) };
      if (!task || !range) {
        const investment = estimateGroundwork(listedHours, complexity, dayRateUsd);
        const kind = isRemoved(opportunity.id) ? 'removed' : 'toBeSized';
        return { kind, opportunity, complexity, investment, needs, ...said };
      }
      const investment = investments?.[opportunity.id] ?? estimateInvestment(task, complexity, costing);
      const returns = investmentReturn(savingsCases(range), investment);
      const counts = { complexity, task, investment, returns, needs, ...said };
      if (isRemoved(opportunity.id)) return { kind: 'removed', opportunity, ...counts };
      if (isWorthwhile(returns)) return { kind: 'pays', opportunity, ...counts };
      if (analysis.unsized.has(opportunity.id))
        return {
          kind: 'toBeSized',
          opportunity: withoutFigures(opportunity),
          complexity,
          investment,
          needs,
          ...said,
        };
      return { kind: 'leaveAlone', opportunity, ...counts };
    }),
  );
  const projects = neededFirst(withGroundwork(inTime(judged)).sort(byPhaseAndReturn));
  const paying = projects.filter(({ kind }) => kind === 'pays');
  const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
  const investment = {
    oneTimeUsd: sumOf(begun, 'oneTimeUsd'),
    runningUsd: sumOf(begun, 'runningUsd'),
    days: sumOf(begun, 'days'),
  };
  return {
    dayRateUsd,
    isOwnRate: analysis.dayRateUsd !== null,
    assumesComplexity: !analysis.opportunities.every(statesComplexity),
    projects,
    investment,
    ...(paying.length > 0 ? { returns: investmentReturn(savingsOf(paying), investment) } : {}),
    fullTimeEquivalents: fullTimeEquivalents(paying),
    savedHours: savedHoursOf(paying),
    constraints: analysis.constraints,
    budgetUsd: analysis.budgetUsd,
    people,
    ownDays: ownDaysOf(analysis.ownDays, people),
  };
}

const countedById = (analysis: ReadAnalysis): Map<string, TaskInput> =>
  new Map(countedTasks(analysis).map(({ id, task }) => [id, task]));

function tasksOf(
  investments: Readonly<Record<string, Investment>>,
  { departmentTasks, opportunities }: ReadAnalysis,
): Map<string, TaskInput> {
  return new Map(
    opportunities.flatMap(({ id, department, taskName }) => {
      const listed = departmentTasks[department as DepartmentName] ?? [];
      const task = Object.hasOwn(investments, id) && listed.find((one) => one.taskName === taskName);
      return task ? [[id, task] as const] : [];
    }),
  );
}

const assumedComplexity: Complexity = 'Medium';

/** Opportunities of an analysis: what is recommended, and what is still to be sized. Only these count in sums. */
export const headlineOpportunities = ({ projects }: Pick<AnalysisPlan, 'projects'>): StoredOpportunity[] =>
  projects.filter(isInHeadline).map(({ opportunity }) => opportunity);

/** Whether a project counts in sums. */
export const isInHeadline = ({ kind }: Pick<PlannedProject, 'kind'>): boolean =>
  kind !== 'leaveAlone' && kind !== 'removed';

const withoutFigures = (opportunity: StoredOpportunity): StoredOpportunity => ({
  ...opportunity,
  roiModel: { savedHours: 0, calculatedSavings: missingValue, assumptions: opportunity.roiModel.assumptions },
});

/**
 * Judges paying projects together with the tasks that they depend on and that don't pay by themselves, directly or
 * through each other: all of them pay, or none does. A task that is to be sized counts in neither, until it is sized.
 */
function judgeTogether(projects: readonly PlannedProject[]): PlannedProject[] {
  const listed = new Map(projects.map((project) => [project.opportunity.id, project]));
  const groups = groupsOf(projects, listed);
  const kinds = new Map(
    projects.map((project): [PlannedProject, ProjectKind] => {
      const group = groups.get(project);
      if (!group) return [project, project.kind];
      return [project, isWorthwhile(returnOf([...group])) ? 'pays' : 'leaveAlone'];
    }),
  );
  return projects.map((project) => {
    const unsized = neededTasks(project, listed, 'toBeSized').filter(() => kinds.get(project) === 'pays');
    const dependents = project.kind === 'toBeSized' && project.opportunity.taskRelated ? projects : [];
    const others = new Set([
      ...(groups.get(project) ?? []),
      ...unsized,
      ...dependents.filter(
        (other) => kinds.get(other) === 'pays' && other.needs.includes(project.opportunity.id),
      ),
    ]);
    others.delete(project);
    const kind = kinds.get(project) ?? project.kind;
    if (others.size === 0) return { ...project, kind };
    return { ...project, kind, together: [...others].map(({ opportunity }) => opportunity.id) };
  });
}

/** Returns the listed tasks of a kind that a project depends on. */
const neededTasks = (
  { needs }: PlannedProject,
  listed: ReadonlyMap<string, PlannedProject>,
  wanted: ProjectKind,
): PlannedProject[] =>
  needs
    .flatMap((id) => listed.get(id) ?? [])
    .filter(({ kind, opportunity }) => kind === wanted && opportunity.taskRelated);

/** Groups paying projects with the tasks they depend on that don't pay by themselves. */
function groupsOf(projects: readonly PlannedProject[], listed: ReadonlyMap<string, PlannedProject>) {
  const groups = new Map<PlannedProject, Set<PlannedProject>>();
  for (const project of projects.filter(({ kind }) => kind === 'pays')) {
    const members = new Set([project]);
    // A set also visits what is added to it meanwhile.
    for (const member of members)
      for (const needed of neededTasks(member, listed, 'leaveAlone')) members.add(needed);
    if (members.size === 1) continue;
    const group = new Set([...members].flatMap((member) => [...(groups.get(member) ?? [member])]));
    for (const member of group) groups.set(member, group);
  }
  return groups;
}

/** Moves tasks that a paying project depends on to its phase, unless they are in an earlier one. */
function inTime(projects: readonly PlannedProject[]): PlannedProject[] {
  const listed = new Map(projects.map((project) => [project.opportunity.id, project]));
  const phases = new Map(projects.map(({ opportunity }) => [opportunity.id, opportunity.phase]));
  const bringForward = (project: PlannedProject, phase: StoredOpportunity['phase']) => {
    for (const needed of (['pays', 'toBeSized'] as const).flatMap((kind) =>
      neededTasks(project, listed, kind),
    )) {
      const { id } = needed.opportunity;
      if ((phases.get(id) ?? phase) <= phase) continue;
      phases.set(id, phase);
      bringForward(needed, phase);
    }
  };
  for (const project of projects)
    if (project.kind === 'pays') bringForward(project, project.opportunity.phase);
  return projects.map((project) => {
    const { opportunity } = project;
    return { ...project, opportunity: inPhase(opportunity, phases.get(opportunity.id) ?? opportunity.phase) };
  });
}

/** Keeps the texts true: the description states the phase, and a rationale is shown only in its own. */
function inPhase(
  { rationale, rationalePhase, ...opportunity }: StoredOpportunity,
  phase: StoredOpportunity['phase'],
): StoredOpportunity {
  const isKept = rationale !== undefined && (rationalePhase ?? opportunity.phase) === phase;
  const kept = isKept ? { ...opportunity, rationale } : opportunity;
  if (phase === opportunity.phase) return kept;
  return { ...kept, phase, description: withEarlierPhase(opportunity.description, phase) };
}

/** Puts each project behind those of its phase and kind that it depends on, and otherwise keeps the order. */
function neededFirst(projects: readonly PlannedProject[]): PlannedProject[] {
  const listed = new Map(projects.map((project) => [project.opportunity.id, project]));
  const ordered = new Set<PlannedProject>();
  const seen = new Set<PlannedProject>();
  const add = (project: PlannedProject) => {
    if (seen.has(project)) return;
    seen.add(project);
    for (const needed of neededTasks(project, listed, project.kind))
      if (needed.opportunity.phase === project.opportunity.phase) add(needed);
    ordered.add(project);
  };
  for (const project of projects) add(project);
  return [...ordered];
}

/** Return of several projects as one. */
export const returnOf = (projects: readonly PlannedProject[]): InvestmentReturn =>
  investmentReturn(savingsOf(projects), {
    oneTimeUsd: sumOf(projects, 'oneTimeUsd'),
    runningUsd: sumOf(projects, 'runningUsd'),
  });

const statesComplexity = (
  opportunity: StoredOpportunity,
): opportunity is StoredOpportunity & { complexity: Complexity } => opportunity.complexity !== missingValue;

function withGroundwork(projects: readonly PlannedProject[]): PlannedProject[] {
  const needed = new Set(projects.flatMap(({ kind, needs }) => (kind === 'pays' ? needs : [])));
  return projects.map((project) => {
    const { id, taskRelated, phase } = project.opportunity;
    const isGroundwork = !taskRelated && !statesSavings(project) && (phase === 1 || needed.has(id));
    return isGroundwork ? { ...project, kind: 'groundwork' } : project;
  });
}

/** Whether a project states savings. Older analyses have savings without a listed task. */
export const statesSavings = ({ opportunity }: Pick<PlannedProject, 'opportunity'>): boolean =>
  (savingsAmountUsd(opportunity.roiModel.calculatedSavings) ?? 0) > 0;

const kindOrder: Readonly<Record<ProjectKind, number>> = {
  pays: 0,
  groundwork: 1,
  toBeSized: 2,
  leaveAlone: 3,
  removed: 4,
};

function byPhaseAndReturn(one: PlannedProject, other: PlannedProject): number {
  return (
    one.opportunity.phase - other.opportunity.phase ||
    kindOrder[one.kind] - kindOrder[other.kind] ||
    expectedUsd(other) - expectedUsd(one) ||
    compareText(one.opportunity.id, other.opportunity.id)
  );
}

const expectedUsd = ({ returns }: PlannedProject) => returns?.cases.expected.threeYearUsd ?? 0;

function sumOf(projects: readonly PlannedProject[], what: 'oneTimeUsd' | 'runningUsd' | 'days'): Span {
  const sum = (end: keyof Span) =>
    Math.round(projects.reduce((total, { investment }) => total + investment[what][end], 0) * 10) / 10;
  return { low: sum('low'), high: sum('high') };
}

function savingsOf(projects: readonly PlannedProject[]): SavingsCases {
  const sum = { cautious: 0, expected: 0, ambitious: 0 };
  for (const { returns } of projects)
    for (const which of returnCases) sum[which] += returns?.cases[which].savingsUsd ?? 0;
  return sum;
}

function fullTimeEquivalents(projects: readonly PlannedProject[]): Record<ReturnCase, number> {
  const hours = savedHoursOf(projects);
  const years = (which: ReturnCase) => Math.round((hours[which] / workingHoursPerYear) * 10) / 10;
  return { cautious: years('cautious'), expected: years('expected'), ambitious: years('ambitious') };
}

function savedHoursOf(projects: readonly PlannedProject[]): Record<ReturnCase, number> {
  const sum = (which: ReturnCase) =>
    projects.reduce(
      (hours, { opportunity }) => hours + (opportunity.roiModel.range?.[which].savedHours ?? 0),
      0,
    );
  return { cautious: sum('cautious'), expected: sum('expected'), ambitious: sum('ambitious') };
}

/** Sums up the listed tasks. */
export function listedWork({ departmentTasks }: Pick<ReadAnalysis, 'departmentTasks'>): ListedWork {
  const listed = Object.values(departmentTasks).flatMap((tasks = []) => tasks);
  return {
    people: Object.values(departmentTasks).reduce((sum, tasks = []) => sum + peopleBehind(tasks), 0),
    hours: listed.reduce((sum, task) => sum + reachableAnnualHours(task), 0),
  };
}
