import { overviewTexts as texts } from '@/content/admin/overview';
import { formatCount } from '@/domain/analysis/formatCount';
import { overviewMetrics } from '@/domain/overview/overviewMetrics';
import type { Overview } from '@/schemas/overview';
import tableStyles from '../list/ListTable.module.css';
import { formatSpan } from './formatSpan';
import styles from './OverviewPage.module.css';

/** The figures behind the columns, the latest first. */
export function FigureTable({ periods }: Pick<Overview, 'periods'>) {
  return (
    <details className={styles.details}>
      <summary>{texts.numbers}</summary>
      <table role="table" aria-label={texts.numbers} className={`${tableStyles.table} ${styles.figures}`}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.period}
            </th>
            {overviewMetrics.map((metric) => (
              <th key={metric} role="columnheader" scope="col">
                {texts.metrics[metric]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {periods.toReversed().map(({ from, to, counts }) => (
            <tr key={from} role="row">
              <th role="rowheader" scope="row">
                {formatSpan({ from, to })}
              </th>
              {overviewMetrics.map((metric) => (
                <td key={metric} role="cell" data-label={texts.metrics[metric]}>
                  {formatCount(counts[metric])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
