import type { FullAnalysis } from '@/client/useAnalysis';
import { taskCostTexts as texts } from '@/content/analysis/report';
import { formatUsd } from '@/domain/analysis/formatUsd';
import type { CostedTask } from '@/domain/analysis/types';
import styles from './TaskCosts.module.css';
import { TaskCostTable } from './TaskCostTable';

interface TaskCostsProps {
  analysis: Pick<FullAnalysis, 'departments' | 'department_tasks'>;
  /** Of the departments' headings. */
  level: 3 | 4;
}

const costOf = (tasks: readonly CostedTask[]) => tasks.reduce((sum, task) => sum + task.annualTaskCost, 0);

/** What the listed tasks cost today, department by department, and altogether. */
export function TaskCosts({ analysis: { departments, department_tasks: tasksOf }, level }: TaskCostsProps) {
  const names = [...new Set([...Object.keys(tasksOf), ...departments])];
  const all = Object.values(tasksOf).flat();
  const Heading = level === 3 ? 'h3' : 'h4';
  if (all.length === 0) {
    return (
      <div className={styles.none}>
        <p>{texts.noTasks}</p>
        <p>{texts.olderNote}</p>
      </div>
    );
  }
  return (
    <>
      {names.map((name) => {
        const tasks = new Map(Object.entries(tasksOf)).get(name) ?? [];
        return (
          <div key={name} className={styles.department}>
            <Heading className={styles.name}>{name}</Heading>
            {tasks.length > 0 ? (
              <TaskCostTable department={name} tasks={tasks} totalUsd={costOf(tasks)} />
            ) : (
              <p className={styles.noTasks}>{texts.noTasks}</p>
            )}
          </div>
        );
      })}
      <p className={styles.grandTotal}>
        <span>{texts.grandTotal}</span>
        <strong>
          {formatUsd(costOf(all))} <small>{texts.aYear}</small>
        </strong>
      </p>
    </>
  );
}
