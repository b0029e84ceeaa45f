import type { ShownAnalysis } from '@/client/useAnalysis';
import { hidesSalaries } from '@/content/analysis/hidesSalaries';
import { taskCostTexts as texts } from '@/content/analysis/report';
import { departmentCosts } from '@/domain/analysis/departmentCosts';
import { formatUsd } from '@/format/numbers';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import type { ReportControls } from './ReportControls';
import styles from './TaskCosts.module.css';
import { TaskCostTable } from './TaskCostTable';

interface TaskCostsProps {
  analysis: Pick<ShownAnalysis, 'departments' | 'department_tasks' | 'project_costs'>;
  /** Level of the department headings. */
  level: 3 | 4;
  controls?: ReportControls | undefined;
}

/** Current cost of the listed tasks, by department and in total. */
export function TaskCosts({ analysis, level, controls }: TaskCostsProps) {
  const costs = departmentCosts(analysis.department_tasks, analysis.departments);
  const Heading = level === 3 ? 'h3' : 'h4';
  if (costs.every(({ tasks }) => tasks.length === 0)) {
    return (
      <div className={styles.none}>
        <p>{texts.noTasks}</p>
        <p>{texts.olderNote}</p>
      </div>
    );
  }
  return (
    <>
      {costs.map(({ department, tasks, totalUsd }) => (
        <div key={department} className={styles.department}>
          <Heading className={`${space.below2} ${text.subheading}`}>{department}</Heading>
          {tasks.length > 0 ? (
            <TaskCostTable
              {...{ department, tasks, totalUsd, controls }}
              hasSalaries={!hidesSalaries(analysis)}
            />
          ) : (
            <p className={styles.noTasks}>{texts.noTasks}</p>
          )}
        </div>
      ))}
      <p className={styles.grandTotal}>
        <span>{texts.grandTotal}</span>
        <strong>
          <span>{`${formatUsd(costs.reduce((sum, { totalUsd }) => sum + totalUsd, 0))} `}</span>
          <small>{texts.aYear}</small>
        </strong>
      </p>
    </>
  );
}
