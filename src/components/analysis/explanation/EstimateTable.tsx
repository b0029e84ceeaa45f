import { explanationTexts as texts } from '@/content/analysis/explanation';
import type { SharePercents } from '@/domain/analysis/automatableShare';
import type { savingsFormulas } from '@/domain/analysis/savingsFormulas';
import table from '@/components/ui/Table.module.css';

interface EstimateTableProps {
  percents: SharePercents;
  formulas: ReturnType<typeof savingsFormulas>;
}

/** The three estimates, which differ only in their shares. */
export function EstimateTable({ percents, formulas }: EstimateTableProps) {
  return (
    <table className={`${table.table} ${table.compact} ${table.light}`} aria-label={texts.range}>
      <thead>
        <tr>
          {Object.entries(texts.rangeColumns).map(([key, label]) => (
            <th key={key} scope="col" className={key === 'estimate' ? undefined : table.figure}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['cautious', 'expected', 'ambitious'] as const).map((key) => (
          <tr key={key}>
            <th scope="row">{texts.estimates[key]}</th>
            <td className={table.figure}>{`${percents[key]}%`}</td>
            <td className={table.figure}>{formulas[key].hours.right}</td>
            <td className={table.figure}>{formulas[key].savings.right}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
