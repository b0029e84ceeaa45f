import type { ShownAnalysis } from '@/client/useAnalysis';
import { resultsTexts as texts } from '@/content/analysis/results';
import { formatHours } from '@/domain/analysis/formatHours';
import { savingsRange } from '@/domain/analysis/savingsRange';
import { savingsTotals } from '@/domain/analysis/totals';
import { formatDate } from '@/format/dates';
import { formatUsd } from '@/format/numbers';
import styles from './ResultsSummary.module.css';

export function ResultsSummary({ analysis }: { analysis: ShownAnalysis }) {
  const { opportunities } = analysis;
  const totals = savingsTotals(opportunities);
  const range = savingsRange(opportunities);
  return (
    <dl className={styles.summary}>
      <div className={styles.wide}>
        <dt>{texts.industry}</dt>
        <dd>{analysis.industry}</dd>
      </div>
      <div>
        <dt>{texts.date}</dt>
        <dd>{formatDate(analysis.created_at)}</dd>
      </div>
      <div>
        <dt>{texts.opportunities}</dt>
        <dd>{opportunities.length}</dd>
      </div>
      <div>
        <dt>{texts.hoursSaved}</dt>
        <dd>{formatHours(totals.savedHours)}</dd>
        <dd className={styles.note}>{texts.aYear}</dd>
      </div>
      <div className={styles.savings}>
        <dt>{texts.savings}</dt>
        <dd>{formatUsd(totals.savingsUsd)}</dd>
        <dd className={styles.note}>
          <span>
            {range ? texts.range(formatUsd(range.cautiousUsd), formatUsd(range.ambitiousUsd)) : texts.aYear}
          </span>
          {range && <span className={styles.rangeNote}>{texts.rangeNote}</span>}
        </dd>
      </div>
    </dl>
  );
}
