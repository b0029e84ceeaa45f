import { explanationTexts as texts } from '@/content/analysis/explanation';
import type { SharePercents } from '@/domain/analysis/automatableShare';
import type { savingsFormulas } from '@/domain/analysis/savingsFormulas';
import styles from './ExplanationTable.module.css';

interface EstimateTableProps {
  percents: SharePercents;
  formulas: ReturnType<typeof savingsFormulas>;
}

/** The three estimates, which differ only in their shares. */
export function EstimateTable({ percents, formulas }: EstimateTableProps) {
  return (
    <table className={styles.table} aria-label={texts.range}>
      <thead>
        <tr>
          {Object.entries(texts.rangeColumns).map(([key, label]) => (
            <th key={key} scope="col" data-figure={key === 'estimate' ? undefined : true}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['cautious', 'expected', 'ambitious'] as const).map((key) => (
          <tr key={key}>
            <th scope="row">{texts.estimates[key]}</th>
            <td data-figure>{`${percents[key]}%`}</td>
            <td data-figure>{formulas[key].hours.right}</td>
            <td data-figure>{formulas[key].savings.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
