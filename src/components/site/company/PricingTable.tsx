import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { pricing } from '@/content/site/company/advantage';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import table from '@/components/ui/Table.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PricingTable.module.css';

const [, model, known, change] = pricing.columns;

/** The three pricing models side by side; on narrow screens each becomes a block. */
export function PricingTable({ heading, lede }: CopyOf<'advantage'>['pricing']) {
  return (
    <Section tone="tint" aria-labelledby="pricing-title">
      <SectionHead id="pricing-title" title={heading}>
        {lede}
      </SectionHead>
      <table className={`${table.table} ${table.folds} ${text.plain}`} role="table">
        <ColumnHeads labels={pricing.columns} />
        <tbody role="rowgroup">
          {pricing.rows.map((row) => (
            <tr key={row.service} role="row">
              <th scope="row" role="rowheader" className={`${styles.cell} ${styles.service}`}>
                {row.service}
              </th>
              <td
                role="cell"
                data-label={model}
                className={`${styles.cell} ${text.good} ${text.strong} ${text.line}`}
              >
                {row.model}
              </td>
              <td role="cell" data-label={known} className={styles.cell}>
                {row.known}
              </td>
              <td role="cell" data-label={change} className={styles.cell}>
                {row.change}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
