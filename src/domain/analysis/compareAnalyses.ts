import type { ReadAnalysis } from './countedTasks';
import type { StoredOpportunity } from './readOpportunities';
import type { CostedTask } from './types';

/** A listed task of one of two analyses, or of both with different answers. */
export interface ComparedTask {
  department: string;
  taskName: string;
  first?: CostedTask;
  second?: CostedTask;
}

export interface AnalysisComparison {
  /** Tasks that only one of them lists, and those of which other numbers were stated or other answers given. */
  tasks: ComparedTask[];
  both: { first: StoredOpportunity; second: StoredOpportunity }[];
  onlyFirst: StoredOpportunity[];
  onlySecond: StoredOpportunity[];
}

/**
 * What two analyses have in common and where they differ. An opportunity is the same in both when its id is: ids are
 * made from the task or the idea that an opportunity is about.
 */
export function compareAnalyses(first: ReadAnalysis, second: ReadAnalysis): AnalysisComparison {
  const inFirst = new Map(first.opportunities.map((opportunity) => [opportunity.id, opportunity]));
  const inSecond = new Map(second.opportunities.map((opportunity) => [opportunity.id, opportunity]));
  return {
    tasks: compareTasks(first, second),
    both: first.opportunities.flatMap((opportunity) => {
      const other = inSecond.get(opportunity.id);
      return other ? [{ first: opportunity, second: other }] : [];
    }),
    onlyFirst: first.opportunities.filter(({ id }) => !inSecond.has(id)),
    onlySecond: second.opportunities.filter(({ id }) => !inFirst.has(id)),
  };
}

function compareTasks(first: ReadAnalysis, second: ReadAnalysis): ComparedTask[] {
  const compared = new Map<string, ComparedTask>();
  const collect = (side: 'first' | 'second', { departmentTasks }: ReadAnalysis) => {
    for (const [department, tasks] of Object.entries(departmentTasks)) {
      for (const task of tasks) {
        const key = `${department}\n${task.taskName}`;
        const known = compared.get(key) ?? { department, taskName: task.taskName };
        compared.set(key, { ...known, [side]: task });
      }
    }
  };
  collect('first', first);
  collect('second', second);
  return [...compared.values()].filter((task) => !hasSameAnswers(task));
}

function hasSameAnswers({ first, second }: ComparedTask): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    first.teamSize === second.teamSize &&
    first.hours === second.hours &&
    first.frequency === second.frequency &&
    first.salary === second.salary &&
    first.cases === second.cases &&
    first.input === second.input
  );
}
