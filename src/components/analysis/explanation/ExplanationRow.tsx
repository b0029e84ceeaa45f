import { useEffect, useRef } from 'react';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { openExplanationTexts } from '@/content/analysis/openExplanation';
import type { ExplainedAnalysis } from '@/domain/analysis/explainSavings';
import styles from './ExplanationRow.module.css';

interface ExplanationRowProps {
  /** The row's id. */
  id: string;
  analysis: ExplainedAnalysis;
  opportunityId: string;
  columns: number;
}

/** The engine with its catalogue is fetched with the first explanation that is opened. */
const loadExplanation = () =>
  import('./OpportunityExplanation').then((module) => module.OpportunityExplanation);

/** A row below an opportunity's, across all columns. */
export function ExplanationRow({ id, analysis, opportunityId, columns }: ExplanationRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  // On a narrow screen the row it belongs to is taller than the screen.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <tr ref={ref} role="row" id={id} className={styles.row}>
      <td role="cell" colSpan={columns} className={styles.cell}>
        <LoadedPart load={loadExplanation} part={{ analysis, opportunityId }} texts={openExplanationTexts} />
      </td>
    </tr>
  );
}
