import { profileOfTask } from '../catalogue/profileOfTask';
import type { FreeText } from '../constraints/readConstraints';
import { ruledOutWork } from '../constraints/ruledOutWork';
import { assumedDayRateUsd } from '../investment/investmentFactors';
import { isUnsized } from '../isUnsized';
import { leftAs } from '../leftAs';
import { analysisPlan, type AnalysisPlan, type PlannableAnalysis } from '../plan/analysisPlan';
import type { PlannedProject } from '../plan/PlannedProject';
import { readAvailableSources, sourceCoverage, type AvailableSources } from '../sourceCoverage';
import { baselineName } from '../strategic/baseline';
import { dataFoundationName } from '../strategic/dataFoundation';
import { freedHoursName } from '../strategic/freedHours';
import { proofName } from '../strategic/proofOnOwnCases';
import { captureKnowledgeName, isAboutPrices, isPricedWork } from '../strategic/captureKnowledge';
import { safeUseNames } from '../strategic/safeUse';
import { systemAccessName } from '../strategic/systemAccess';
import type { DepartmentName, TaskInput } from '../types';
import { captureNeeds, type ListedTask } from './captureNeeds';
import type { NeedsAnswers } from './ProjectGuide';
import { feedingWork } from './feedingWork';
import { isAboutIn } from './strategicGuides';
import { namedWork } from './namedWork';
import { takenOverWork } from './takenOverWork';
import { enoughData } from './taskFirstSteps';
import { workName } from './workName';

/**
 * Plans an analysis including the dependencies between projects, by the client's data, and the work that the client
 * excludes.
 */
export function planWithNeeds(
  analysis: Omit<PlannableAnalysis, 'needs' | 'ruledOut' | 'unsized' | 'leftAs' | 'takenOver'>,
  { dataTypes, ...words }: NeedsAnswers,
): AnalysisPlan {
  const costing = {
    dayRateUsd: analysis.dayRateUsd ?? assumedDayRateUsd,
    isOnOwnMachines: analysis.constraints.includes('noCloud'),
  };
  const left = new Map(
    listedWork(analysis).flatMap(({ id, task }) => {
      const reason = leftAs(task, costing);
      return reason ? [[id, reason] as const] : [];
    }),
  );
  const nothing = { needs: new Map(), ruledOut: new Map(), unsized: new Set<string>(), leftAs: left };
  const { projects } = analysisPlan({ ...analysis, ...nothing });
  const ruledOut = ruledOutProjects(analysis, words);
  const tried = mostSaving(projects.filter(({ opportunity }) => !ruledOut.has(opportunity.id)));
  const needs = projectNeeds(projects, { dataTypes, ...words }, tried);
  const planned = new Map(projects.map((project) => [project.opportunity.id, project]));
  const asked = listedWork(analysis).filter(({ id }) => !left.has(id));
  const stated = feedingWork(asked, words);
  // What the client says comes first: of a circle, the dependency that would close it is left out.
  for (const [id, captured] of [...stated, ...captureNeeds(asked, words)]) {
    const phase = planned.get(id)?.opportunity.phase ?? 0;
    // What pays by itself and begins later isn't waited for, unless the client says so. What doesn't is brought forward.
    const awaited = captured.filter((other) => {
      const needed = planned.get(other);
      return stated.get(id)?.includes(other) || needed?.kind !== 'pays' || needed.opportunity.phase <= phase;
    });
    const possible = awaited.filter((other) => !needsAtLast(needs, other).has(id));
    needs.set(id, [...new Set([...(needs.get(id) ?? []), ...possible])]);
  }
  const unsized = new Set(
    projects.flatMap(({ task, opportunity }) => (task && isUnsized(task) ? [opportunity.id] : [])),
  );
  const listed = listedWork(analysis);
  const answered = namedWork(words, new Set(listed.map(({ name }) => name)));
  const named = new Map(
    listed.flatMap(({ id, name }) => {
      const said = answered.get(name);
      return said ? [[id, said] as const] : [];
    }),
  );
  return analysisPlan({
    ...analysis,
    needs,
    named,
    ruledOut,
    unsized,
    leftAs: left,
    takenOver: takenOverWork(projects),
  });
}

/** Returns a project and everything it depends on, directly or through other projects. */
function needsAtLast(needs: ReadonlyMap<string, readonly string[]>, id: string): Set<string> {
  const reached = new Set([id]);
  for (const one of reached) {
    for (const needed of needs.get(one) ?? []) reached.add(needed);
  }
  return reached;
}

/** Returns the listed tasks of an analysis by the id of their opportunity, whether or not their figures are known. */
const listedWork = ({
  departmentTasks,
  opportunities,
}: Pick<PlannableAnalysis, 'departmentTasks' | 'opportunities'>): ListedTask[] =>
  opportunities.flatMap(({ id, department, taskName }) => {
    const task = departmentTasks[department as DepartmentName]?.find((one) => one.taskName === taskName);
    return task ? [{ id, task, name: workName(task) }] : [];
  });

function ruledOutProjects(
  analysis: Pick<PlannableAnalysis, 'departmentTasks' | 'opportunities'>,
  words: FreeText,
): PlannableAnalysis['ruledOut'] {
  const tasks = listedWork(analysis);
  const ruledOut = ruledOutWork(words, new Set(tasks.map(({ name }) => name)));
  return new Map(
    tasks.flatMap(({ id, name }) => {
      const said = ruledOut.get(name);
      return said ? [[id, said] as const] : [];
    }),
  );
}

/**
 * Returns the dependencies of each project. A project in an earlier phase than its dependency starts on a small scale
 * with the data available, so later phases aren't included.
 */
function projectNeeds(
  projects: readonly PlannedProject[],
  { dataTypes, ...words }: NeedsAnswers,
  tried: PlannedProject | undefined,
): Map<string, readonly string[]> {
  const available = readAvailableSources(dataTypes, words);
  const projectsAbout = projectsByIdea(projects);
  const pricesAreInAHead = isAboutPrices(words);
  return new Map(
    projects.flatMap((project) => {
      const { task, opportunity } = project;
      if (!task) return [];
      const names = namesOf(project, task, available);
      if (project === tried) names.push(proofName);
      if (pricesAreInAHead && isPricedWork(workName(task))) names.push(captureKnowledgeName);
      const ideas = new Set(names.flatMap(projectsAbout));
      const needed = projects.filter(
        (other) => other.opportunity.phase <= opportunity.phase && ideas.has(other),
      );
      return needed.length > 0
        ? [[opportunity.id, needed.map((other) => other.opportunity.id)] as const]
        : [];
    }),
  );
}

/**
 * Indexes projects by idea: most tasks look up the same few, and searching all projects for each task took half of a
 * plan's time.
 */
function projectsByIdea(projects: readonly PlannedProject[]): (name: string) => PlannedProject[] {
  const departments = new Set(projects.map(({ opportunity }) => opportunity.department));
  const found = new Map<string, PlannedProject[]>();
  return (name) => {
    const known = found.get(name);
    if (known) return known;
    const isOfIdea = isAboutIn(departments, name);
    const about = projects.filter(({ opportunity }) => isOfIdea(opportunity));
    found.set(name, about);
    return about;
  };
}

/** Groundwork that precedes any change of work: the rules for AI, the baseline, the use of freed hours. */
const beforeAnyTask: readonly string[] = [...Object.values(safeUseNames), baselineName, freedHoursName];

/** Returns the names of ideas that a task's automation depends on, whether or not the analysis includes them. */
function namesOf({ investment }: PlannedProject, task: TaskInput, available: AvailableSources): string[] {
  const profile = profileOfTask(task);
  const { ratio, missing } = sourceCoverage(profile.sources, available);
  const isConnected = profile.digital >= 4 && investment.solution !== 'ready';
  return [
    ...beforeAnyTask,
    ...(ratio < enoughData ? missing.map(dataFoundationName) : []),
    ...(isConnected ? [systemAccessName] : []),
  ];
}

function mostSaving(projects: readonly PlannedProject[]): PlannedProject | undefined {
  const savings = ({ returns }: PlannedProject) => returns?.cases.expected.savingsUsd ?? 0;
  return projects
    .filter(({ kind }) => kind !== 'leaveAlone')
    .toSorted((one, other) => savings(other) - savings(one))[0];
}
