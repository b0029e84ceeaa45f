import { LinkedHeading } from '@/components/site/LinkedHeading';
import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { type Keeping, keptData, privacy, privacyColumns } from '@/content/site/company/privacy';
import space from '@/components/ui/Space.module.css';
import table from '@/components/ui/Table.module.css';
import styles from './PrivacyArticle.module.css';

const [, why, howLong] = privacyColumns;

/** Stored data with purpose and retention. */
export function PrivacyTable(keeping: Keeping) {
  return (
    <section aria-labelledby="summary-title">
      <LinkedHeading level={2} id="summary-title" title={privacy.summaryTitle} />
      <table
        className={`${table.table} ${table.folds} ${table.quiet} ${space.above5}`}
        role="table"
        aria-labelledby="summary-title"
      >
        <ColumnHeads labels={privacyColumns} />
        <tbody role="rowgroup">
          {keptData(keeping).map((row) => (
            <tr key={row.what} role="row">
              <th scope="row" role="rowheader" className={styles.what}>
                {row.what}
                <span className={styles.details}>{row.details}</span>
              </th>
              <td role="cell" data-label={why}>
                {row.why}
              </td>
              <td role="cell" data-label={howLong}>
                {row.howLong}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
