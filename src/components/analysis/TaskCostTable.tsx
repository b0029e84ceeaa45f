import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { taskCostTexts as texts } from '@/content/analysis/report';
import { taskCells } from '@/content/analysis/taskCells';
import type { CostedTask } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import styles from './TaskCosts.module.css';

interface TaskCostTableProps {
  department: string;
  tasks: readonly CostedTask[];
  totalUsd: number;
}

/** Tasks of one department. On narrow screens each row is a card; explicit roles keep it a table. */
export function TaskCostTable({ department, tasks, totalUsd }: TaskCostTableProps) {
  const { columns } = texts;
  return (
    <table role="table" className={styles.table} aria-label={department}>
      <ColumnHeads labels={Object.values(columns)} />
      <tbody role="rowgroup">
        {tasks.map((task, index) => {
          const { taskName, ...figures } = taskCells(task);
          return (
            <tr key={`${index} ${taskName}`} role="row">
              <th role="rowheader" scope="row">
                {taskName}
              </th>
              {Object.entries(figures).map(([key, figure]) => (
                <td key={key} role="cell" data-label={columns[key as keyof typeof figures]}>
                  {figure}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" colSpan={5}>
            {texts.total(department)}
          </th>
          <td role="cell">{formatUsd(totalUsd)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
