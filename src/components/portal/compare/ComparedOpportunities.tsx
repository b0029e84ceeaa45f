import { ColumnHeads } from '@/components/ui/ColumnHeads';
import { ReportSection } from '@/components/analysis/ReportSection';
import { compareTexts as texts } from '@/content/portal/compare';
import { usdDifference } from '@/content/analysis/whatIf';
import type { AnalysisComparison } from '@/domain/analysis/compareAnalyses';
import { formatSavings, savingsAmountUsd } from '@/domain/analysis/formatSavings';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './ComparedOpportunities.module.css';

const savingsOf = ({ roiModel }: StoredOpportunity) => savingsAmountUsd(roiModel.calculatedSavings) ?? 0;

/** Opportunities that both have, with their differences, and those that only one has. */
export function ComparedOpportunities({ comparison }: { comparison: AnalysisComparison }) {
  const { both, onlyFirst, onlySecond } = comparison;
  return (
    <>
      <ReportSection title={texts.both} level={2}>
        {both.length === 0 ? <p>{texts.none}</p> : <BothTable both={both} />}
      </ReportSection>
      <div className={styles.only}>
        <OnlyIn title={texts.onlyFirst} opportunities={onlyFirst} />
        <OnlyIn title={texts.onlySecond} opportunities={onlySecond} />
      </div>
    </>
  );
}

/** On a narrow screen each row is a card, and the roles keep it a table. */
function BothTable({ both }: Pick<AnalysisComparison, 'both'>) {
  const { opportunityColumns: columns } = texts;
  return (
    <table role="table" className={styles.table} aria-label={texts.both}>
      <ColumnHeads labels={Object.values(columns)} />
      <tbody role="rowgroup">
        {both.map(({ first, second }) => {
          const difference = savingsOf(second) - savingsOf(first);
          return (
            <tr key={first.id} role="row">
              <th role="rowheader" scope="row">
                {first.name}
                <small>{first.department}</small>
              </th>
              <td role="cell" data-label={columns.first}>
                <Figures opportunity={first} />
              </td>
              <td role="cell" data-label={columns.second}>
                <Figures opportunity={second} />
              </td>
              <td role="cell" data-label={columns.difference} data-sign={Math.sign(difference)}>
                {usdDifference(difference)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Figures({ opportunity: { phase, roiModel } }: { opportunity: StoredOpportunity }) {
  return (
    <span>
      {formatSavings(roiModel.calculatedSavings)} <small>{texts.phase(phase)}</small>
    </span>
  );
}

function OnlyIn({ title, opportunities }: { title: string; opportunities: readonly StoredOpportunity[] }) {
  return (
    <ReportSection title={title} level={2}>
      {opportunities.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={`${ledger.ledger} ${ledger.ends} ${styles.list}`} role="list">
          {opportunities.map((opportunity) => (
            <li key={opportunity.id}>
              <span>
                {opportunity.name}
                <small>{opportunity.department}</small>
              </span>
              <Figures opportunity={opportunity} />
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
