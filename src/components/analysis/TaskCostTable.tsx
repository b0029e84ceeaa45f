import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { taskCostTexts as texts } from '@/content/analysis/report';
import { taskCells } from '@/content/analysis/taskCells';
import { enteredNameOf } from '@/domain/analysis/ownTaskFields';
import type { CostedTask } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import type { ReportControls } from './ReportControls';
import table from '@/components/ui/Table.module.css';
import styles from './TaskCosts.module.css';

interface TaskCostTableProps {
  department: string;
  tasks: readonly CostedTask[];
  totalUsd: number;
  hasSalaries: boolean;
  controls?: ReportControls | undefined;
}

const { taskName: _name, ...withoutName } = texts.columns;

/** Tasks of one department. On narrow screens each row is a card; explicit roles keep it a table. */
export function TaskCostTable({ department, tasks, totalUsd, hasSalaries, controls }: TaskCostTableProps) {
  const { taskName: firstHead, annualTaskCost } = texts.columns;
  const columns: Partial<typeof texts.columns> = hasSalaries ? withoutName : { annualTaskCost };
  return (
    <table
      role="table"
      className={`${table.table} ${table.figures} ${table.folds} ${table.pairs}`}
      aria-label={department}
    >
      <ColumnHeads labels={[firstHead, ...Object.values(columns)]} />
      <tbody role="rowgroup">
        {tasks.map((task, index) => {
          const { taskName, ...figures } = taskCells(task);
          return (
            <tr key={`${index} ${enteredNameOf(task)}`} role="row">
              <th role="rowheader" scope="row" className={styles.task}>
                <span>{taskName}</span>
                {controls && <div>{controls.renameTask(department, task)}</div>}
              </th>
              {Object.entries(columns).map(([key, label]) => (
                <td key={key} role="cell" data-label={label} className={styles.cell}>
                  {figures[key as keyof typeof figures]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" colSpan={Object.keys(columns).length}>
            {texts.total(department)}
          </th>
          <td role="cell">{formatUsd(totalUsd)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
