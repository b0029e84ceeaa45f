import { explanationTexts as texts } from '@/content/analysis/explanation';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { explainTotals, type DepartmentSum } from '@/domain/analysis/explainTotals';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { formatCount, formatUsd } from '@/format/numbers';
import { PictureSums } from './PictureSums';
import table from '@/components/ui/Table.module.css';
import styles from './TotalsExplanation.module.css';

/** Calculations of the totals, overall and per department, and of the charts. */
export function TotalsSums({ analysis }: { analysis: ReadAnalysis }) {
  return (
    <>
      <Sums analysis={analysis} />
      <PictureSums analysis={analysis} />
    </>
  );
}

function Sums({ analysis: { opportunities } }: { analysis: ReadAnalysis }) {
  const { departments, withoutFigures, ...overall } = explainTotals(opportunities);
  const range = savingsRange(opportunities);
  return (
    <>
      <p>{texts.totalsIntro}</p>
      <table className={`${table.table} ${table.compact} ${table.light}`} aria-label={texts.totalsIntro}>
        <thead>
          <tr>
            <th scope="col">{texts.totalsColumns.opportunity}</th>
            <th scope="col" className={table.figure}>
              {texts.totalsColumns.hours}
            </th>
            <th scope="col" className={table.figure}>
              {texts.totalsColumns.savings}
            </th>
          </tr>
        </thead>
        {departments.map((sum) => (
          <DepartmentRows key={sum.department} sum={sum} />
        ))}
        <tfoot>
          <SumRow label={texts.overall} {...overall} />
        </tfoot>
      </table>
      {range && <p>{texts.rangeTotal(formatUsd(range.cautiousUsd), formatUsd(range.ambitiousUsd))}</p>}
      {withoutFigures > 0 && <p>{texts.withoutFigures(withoutFigures)}</p>}
    </>
  );
}

function DepartmentRows({ sum: { department, parts, savedHours, savingsUsd } }: { sum: DepartmentSum }) {
  return (
    <tbody>
      {parts.map((part) => (
        <SumRow key={part.id} label={part.name} {...part} />
      ))}
      <SumRow isTotal label={texts.departmentTotal(department)} {...{ savedHours, savingsUsd }} />
    </tbody>
  );
}

interface SumRowProps {
  label: string;
  savedHours: number;
  savingsUsd: number;
  isTotal?: boolean;
}

function SumRow({ label, savedHours, savingsUsd, isTotal = false }: SumRowProps) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row">{label}</th>
      <td className={table.figure}>{formatCount(savedHours)}</td>
      <td className={table.figure}>{formatUsd(savingsUsd)}</td>
    </tr>
  );
}
