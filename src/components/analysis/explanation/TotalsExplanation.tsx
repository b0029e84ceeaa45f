'use client';

import { useId, useState } from 'react';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { openExplanationTexts as texts } from '@/content/analysis/openExplanation';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { ExplainToggle } from './ExplainToggle';
import styles from './TotalsExplanation.module.css';

const loadSums = () => import('./TotalsSums').then((module) => module.TotalsSums);

/** Calculation of the totals, overall and per department; its code loads when opened. */
export function TotalsExplanation({ analysis }: { analysis: ReadAnalysis }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.totals}>
      <ExplainToggle
        controls={id}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        label={texts.explainTotals}
      />
      {isOpen && (
        <div id={id} className={styles.panel}>
          <LoadedPart load={loadSums} part={{ analysis }} texts={texts} />
        </div>
      )}
    </div>
  );
}
