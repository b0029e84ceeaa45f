import { resultsTexts as texts } from '@/content/analysis/results';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import type { StoredOpportunity } from '@/domain/analysis/readOpportunities';
import type { ReportControls } from './ReportControls';
import { OpportunityRow } from './OpportunityRow';
import table from '@/components/ui/Table.module.css';
import styles from './OpportunitiesTable.module.css';

interface OpportunitiesTableProps {
  opportunities: StoredOpportunity[];
  /** The full report marks values that an older analysis lacks: 'TBD' and 'N/A'. */
  isFullReport?: boolean;
  /** Data for explanations of its figures. */
  explained?: ExplainedAnalysis | undefined;
  controls?: ReportControls | undefined;
}

/** Opportunities by phase. On narrow screens each row is a card; explicit roles keep it a table for screen readers. */
export function OpportunitiesTable({
  opportunities,
  isFullReport = false,
  explained,
  controls,
}: OpportunitiesTableProps) {
  const byPhase = opportunities.toSorted((one, other) => one.phase - other.phase);
  return (
    <table
      role="table"
      tabIndex={controls && -1}
      className={`${table.table} ${table.light} ${table.foldsEarly}`}
    >
      <caption className="visually-hidden">{texts.opportunities}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {Object.entries(texts.columns).map(([key, label]) => (
            <th key={key} role="columnheader" scope="col" className={styles[key]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {byPhase.map((opportunity) => (
          <OpportunityRow key={opportunity.id} {...{ opportunity, isFullReport, explained, controls }} />
        ))}
      </tbody>
    </table>
  );
}
