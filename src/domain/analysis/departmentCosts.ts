import type { CostedTask } from './types';

interface DepartmentCost {
  department: string;
  tasks: readonly CostedTask[];
  /** Whole US dollars a year. */
  totalUsd: number;
}

/** Returns the current cost of the listed tasks by department, including departments without tasks. */
export function departmentCosts(
  departmentTasks: Readonly<Partial<Record<string, readonly CostedTask[]>>>,
  departments: readonly string[],
): DepartmentCost[] {
  const tasksOf = new Map(Object.entries(departmentTasks));
  return [...new Set([...tasksOf.keys(), ...departments])].map((department) => {
    const tasks = tasksOf.get(department) ?? [];
    return { department, tasks, totalUsd: tasks.reduce((sum, task) => sum + task.annualTaskCost, 0) };
  });
}
