import { assessTask, type AssessedTask } from './assessTask';
import { compareText } from './compareText';
import { kindsOf } from './constraints/constraintKinds';
import { limitsOfWork } from './constraints/limitsOfWork';
import { readConstraints } from './constraints/readConstraints';
import { ruledOutWork } from './constraints/ruledOutWork';
import { costTask } from './costFormula';
import { engineVersion } from './engineVersion';
import { excerpt, plainLine } from './excerpt';
import { assumedDayRateUsd } from './investment/investmentFactors';
import { asItArrives } from './incoming/asItArrives';
import { incomingWords } from './incoming/incomingWords';
import { seasonalHours } from './incoming/seasonalHours';
import { enteredNameOf } from './ownTaskFields';
import { common, type OpportunityInParts } from './Passage';
import { planPhases } from './planPhases';
import { readAvailableSources } from './sourceCoverage';
import { stableId } from './stableId';
import { bottleneckThemes } from './strategic/bottleneckThemes';
import { sourcesBroughtBy } from './strategic/dataFoundation';
import {
  bottlenecksByTask,
  chosenWork,
  goalsByTask,
  strategicOpportunities,
  workName,
} from './strategic/strategicOpportunities';
import { limitPassages, taskOpportunity } from './taskOpportunity';
import {
  departmentNames,
  type AnalysisAnswers,
  type AnalysisResult,
  type DepartmentName,
  type Opportunity,
  type TaskInput,
} from './types';
import { withoutRepetition } from './withoutRepetition';
import { withServedPeople } from './withServedPeople';

/**
 * Computes the analysis of validated and trimmed answers: cost of the tasks, what could be automated, and in which
 * order. Pure: the same answers and day rate (US dollars, for project costs) give the same result, whatever the key
 * order of `departmentTasks`. A task that is listed twice in one department counts once.
 * @param ownDaysAMonth days the client's people can spend, if stated; affects phases only
 */
export function analyze(
  answers: AnalysisAnswers,
  dayRateUsd: number = assumedDayRateUsd,
  ownDaysAMonth: number | null = null,
): AnalysisResult {
  const chosen = chosenTasks(answers);
  const available = readAvailableSources(answers.dataTypes, answers);
  const costing = { dayRateUsd, isOnOwnMachines: kindsOf(readConstraints(answers)).includes('noCloud') };
  const tasks = withWords(
    chosen.flatMap(([department, inputs]) =>
      withDistinctNames(inputs.map((input) => assessTask(department, input, available, answers, costing))),
    ),
    answers,
  );
  const ideas = strategicOpportunities(answers, tasks, available);
  const limits = limitsOfWork(answers, available.systems);
  const opportunities = [
    ...taskOpportunities(tasks, answers, { ideas, limits }, ownDaysAMonth),
    ...ideas.map((idea) => inParts(idea, limits({ names: idea.name, sources: sourcesOf(idea.name) }))),
  ];
  return {
    engineVersion,
    departmentTasks: Object.fromEntries(
      chosen.map(([department, inputs]) => [department, inputs.map(costTask)]),
    ),
    opportunities: withoutRepetition(withIds(opportunities, answers).sort(byPhaseAndSavings)).map(
      withServedPeople(answers.industry),
    ),
  };
}

/** Returns the tasks by department, in the catalogue's order of departments, each task once. */
function chosenTasks({ departmentTasks }: AnalysisAnswers): [DepartmentName, TaskInput[]][] {
  return departmentNames.flatMap((department) => {
    const inputs = Object.hasOwn(departmentTasks, department) ? (departmentTasks[department] ?? []) : [];
    const byName = new Map<string, TaskInput>();
    for (const input of inputs) {
      const key = plainLine(input.taskName).toLowerCase();
      if (!byName.has(key)) byName.set(key, input);
    }
    return byName.size > 0 ? [[department, [...byName.values()]] as [DepartmentName, TaskInput[]]] : [];
  });
}

/**
 * Marks tasks that are the same work as an earlier one of the same department, and adds the client's own wording to a name
 * that they share.
 */
function withDistinctNames(tasks: readonly AssessedTask[]): AssessedTask[] {
  const named = new Map<string, AssessedTask>();
  const described = new Map<string, AssessedTask>();
  return tasks.map((task) => {
    const work = task.inCatalogue ? task.automation.map(({ text }) => text).join(' ') : '';
    const first = named.get(task.name);
    const same = first ?? described.get(work);
    named.set(task.name, first ?? task);
    if (work !== '' && !same) described.set(work, task);
    if (!same) return task;
    return {
      ...task,
      name: first ? `${task.name} (${excerpt(task.input.taskName, 40)})` : task.name,
      sameAs: same.input.taskName,
    };
  });
}

/** Adds the client's statements about how a task's work arrives and about work that software must not do. */
function withWords(tasks: readonly AssessedTask[], answers: AnalysisAnswers): AssessedTask[] {
  const chosen = chosenWork(tasks);
  const arrivals = incomingWords(answers, chosen);
  const prohibitions = ruledOutWork(answers, chosen);
  const seasons = seasonalHours(
    answers,
    tasks.map(({ input }) => input.taskName),
  );
  return tasks.map((task) => {
    const season = seasons.get(task.input.taskName);
    const arrival = arrivals.get(workName(task));
    const ruledOut = prohibitions.get(workName(task));
    return {
      ...task,
      ...(season ? { season } : {}),
      ...(arrival ? { arrival } : {}),
      ...(ruledOut ? { ruledOut } : {}),
    };
  });
}

function taskOpportunities(
  tasks: readonly AssessedTask[],
  answers: AnalysisAnswers,
  { ideas, limits }: { ideas: readonly Omit<Opportunity, 'id'>[]; limits: ReturnType<typeof limitsOfWork> },
  ownDaysAMonth: number | null,
) {
  const candidates = tasks.map((task) =>
    task.arrival ? { ...task, profile: asItArrives(task.profile) } : task,
  );
  const planned = planPhases(candidates, answers, ownDaysAMonth);
  const bottlenecks = bottlenecksByTask(answers, tasks);
  const goals = goalsByTask(answers, tasks);
  const brought = sourcesBroughtBy(ideas);
  return tasks.flatMap((task, index) => {
    const plan = planned[index];
    if (!plan) return [];
    return taskOpportunity(task, {
      planned: plan,
      bottleneck: bottlenecks.get(task),
      goal: goals.get(task),
      brought,
      limits: limits({
        names: [task.name, task.catalogueName, enteredNameOf(task.input)].join(' '),
        sources: task.profile.sources,
      }),
    });
  });
}

/** The data that an idea reads, if it answers a problem that the client named. */
const sourcesOf = (idea: string) => bottleneckThemes.find(({ name }) => name === idea)?.sources;

/** Strategic ideas share few sentences, and are understandable without those. */
const inParts = (idea: Omit<Opportunity, 'id'>, limits: readonly string[]): OpportunityInParts => ({
  ...idea,
  description: [common(idea.description), ...limitPassages(limits)],
  roiModel: { ...idea.roiModel, assumptions: [common(idea.roiModel.assumptions)] },
});

type Identified = OpportunityInParts & { id: string };

/** Assigns ids by the opportunity's subject, numbered on collision. A renamed task keeps its id. */
function withIds(
  opportunities: readonly OpportunityInParts[],
  { departmentTasks }: Pick<AnalysisAnswers, 'departmentTasks'>,
): Identified[] {
  const used = new Map<string, number>();
  return opportunities.map((opportunity) => {
    const { department, taskName } = opportunity;
    const task = departmentTasks[department as DepartmentName]?.find((one) => one.taskName === taskName);
    const base = stableId(department, task ? enteredNameOf(task) : (taskName ?? opportunity.name));
    const count = (used.get(base) ?? 0) + 1;
    used.set(base, count);
    return { id: count === 1 ? base : `${base}~${count}`, ...opportunity };
  });
}

function byPhaseAndSavings(a: Identified, b: Identified): number {
  return (
    a.phase - b.phase || savings(b) - savings(a) || compareText(a.name, b.name) || compareText(a.id, b.id)
  );
}

/** Sorts opportunities without an amount last. */
function savings({ roiModel }: Pick<Identified, 'roiModel'>): number {
  return roiModel.calculatedSavings === 'TBD' ? -1 : roiModel.calculatedSavings;
}
