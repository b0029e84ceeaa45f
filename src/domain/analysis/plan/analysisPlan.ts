import { reachableAnnualHours } from '../costFormula';
import type { ConstraintKind } from '../constraints/constraintKinds';
import { countedTasks, type ReadAnalysis } from '../countedTasks';
import { estimateGroundwork, estimateInvestment, type Investment } from '../investment/estimateInvestment';
import { assumedDayRateUsd } from '../investment/investmentFactors';
import {
  investmentReturn,
  isWorthwhile,
  savingsCases,
  type InvestmentReturn,
  type ReturnCase,
} from '../investment/investmentReturn';
import { savingsAmountUsd } from '../formatSavings';
import { peopleBehind } from '../peopleBehind';
import type { StoredOpportunity } from '../readOpportunities';
import { missingValue, type Complexity, type DepartmentName, type TaskInput } from '../types';
import { budgetFit } from './firstProjects';
import { judgeTogether } from './judgeTogether';
import { ownDaysOf, type ChosenDays, type OwnDays } from './ownDays';
import type { PlannedProject } from './PlannedProject';
import { fullTimeEquivalents, savedHoursOf, savingsOf, sumOf } from './planSums';
import { bringDependenciesForward, inPlanOrder } from './projectOrder';

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
  /** When nothing new may start, if the client states it: "in November". */
  pause?: string | undefined;
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
  /** When nothing new may start, if the client states it. */
  pause?: string | undefined;
  /** Ids of each opportunity's dependencies, by its own id. */
  needs: ReadonlyMap<string, readonly string[]>;
  /** Quotes of the client excluding an opportunity's work from software, by its id. */
  ruledOut: ReadonlyMap<string, string>;
  /** The client's goals and bottlenecks, in quotation marks, by the id of the opportunity that answers them. */
  named?: ReadonlyMap<string, string>;
  /** Ids of the opportunities that take over part of another's work, by its id. */
  takenOver?: ReadonlyMap<string, string>;
  /** Why opportunities are left as they are, by id, where that doesn't follow from their return. */
  leftAs?: ReadonlyMap<string, string>;
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
      const namedAs = analysis.named?.get(opportunity.id);
      const said = {
        ...(ruledOut ? { ruledOut } : {}),
        ...(takenOverBy ? { takenOverBy } : {}),
        ...(namedAs ? { namedAs } : {}),
      };
      const leftAs = isRemoved(opportunity.id) ? undefined : analysis.leftAs?.get(opportunity.id);
      if (leftAs)
        return {
          kind: 'leaveAlone',
          opportunity: withoutFigures(opportunity),
          complexity,
          investment: noInvestment,
          needs,
          leftAs,
          ...said,
        };
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
  const ordered = inPlanOrder(withGroundwork(bringDependenciesForward(judged)));
  const fit = budgetFit({ projects: ordered, budgetUsd: analysis.budgetUsd });
  const waiting = new Set([...(fit?.waiting ?? []), ...(fit?.waitingGroundwork ?? [])]);
  const projects = ordered.map((project) =>
    waiting.has(project) ? { ...project, waits: true as const } : project,
  );
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
    pause: analysis.pause,
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

const noInvestment = estimateGroundwork(0, assumedComplexity, 0);

const withoutFigures = (opportunity: StoredOpportunity): StoredOpportunity => ({
  ...opportunity,
  roiModel: { savedHours: 0, calculatedSavings: missingValue, assumptions: opportunity.roiModel.assumptions },
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

/** Sums up the listed tasks. */
export function listedWork({ departmentTasks }: Pick<ReadAnalysis, 'departmentTasks'>): ListedWork {
  const listed = Object.values(departmentTasks).flatMap((tasks = []) => tasks);
  return {
    people: Object.values(departmentTasks).reduce((sum, tasks = []) => sum + peopleBehind(tasks), 0),
    hours: listed.reduce((sum, task) => sum + reachableAnnualHours(task), 0),
  };
}
