import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { hoursDifference, usdDifference, whatIfTexts as texts } from '@/content/analysis/whatIf';
import { formatHours } from '@/domain/analysis/formatHours';
import type { WholeFigures } from '@/domain/analysis/wholeFigures';
import { formatUsd } from '@/format/numbers';
import table from '@/components/ui/Table.module.css';
import styles from './ComparedTotals.module.css';

interface ComparedTotalsProps {
  before: WholeFigures;
  /** Null while the input is invalid. */
  after: WholeFigures | null;
  /** Column headers: row label, both values, and the difference. */
  columns: Record<'what' | 'answers' | 'whatIf' | 'difference', string>;
}

const notCounted = '–';

const rows = ['savings', 'cautious', 'ambitious', 'hours', 'cost'] as const;

/** Before, after and the difference. Explicit roles keep it a table in the stacked layout of narrow screens. */
export function ComparedTotals({ before, after, columns }: ComparedTotalsProps) {
  return (
    <table
      role="table"
      className={`${table.table} ${table.figures} ${table.light} ${styles.totals}`}
      aria-label={texts.totals}
    >
      <ColumnHeads labels={Object.values(columns)} className={styles.head} />
      <tbody role="rowgroup" className={styles.rows}>
        {rows.map((key) => {
          const isHours = key === 'hours';
          const format = isHours ? formatHours : formatUsd;
          const difference = after ? after[key] - before[key] : null;
          return (
            <tr key={key} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {texts.rows[key]}
              </th>
              <td role="cell" data-label={columns.answers} className={styles.cell}>
                {format(before[key])}
              </td>
              <td role="cell" data-label={columns.whatIf} className={styles.cell}>
                <strong className={key === 'savings' ? styles.savings : undefined}>
                  {after ? format(after[key]) : notCounted}
                </strong>
              </td>
              <td
                role="cell"
                data-label={columns.difference}
                className={styles.cell}
                data-sign={key === 'cost' || difference === null ? undefined : Math.sign(difference)}
              >
                {difference === null
                  ? notCounted
                  : isHours
                    ? hoursDifference(difference)
                    : usdDifference(difference)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
