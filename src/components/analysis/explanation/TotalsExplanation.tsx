'use client';

import { useId, useState } from 'react';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { openExplanationTexts as texts } from '@/content/analysis/openExplanation';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { ExplainToggle } from './ExplainToggle';
import styles from './TotalsExplanation.module.css';

const loadSums = () => import('./TotalsSums').then((module) => module.TotalsSums);

/** What the totals, overall and of each department, are the sums of; its code is fetched when it is opened. */
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
