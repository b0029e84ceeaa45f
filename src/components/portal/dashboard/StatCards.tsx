import type { ListedAnalysis } from '@/client/useAnalyses';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import { savingsTotals } from '@/domain/analysis/totals';
import { formatCount, formatUsd } from '@/format/numbers';
import styles from './StatCards.module.css';

interface StatCardsProps {
  analyses: ListedAnalysis[];
  isLoading: boolean;
  /** Null for accounts without a limit. */
  reportLimit: number | null;
}

export function StatCards({ analyses, isLoading, reportLimit }: StatCardsProps) {
  const opportunities = analyses.flatMap((analysis) => analysis.opportunities);
  const count = analyses.length;
  const cards = [
    {
      label: texts.totalAnalyses,
      value: formatCount(count),
      note: reportLimit === null ? texts.unlimited : texts.used(count, reportLimit),
    },
    { label: texts.aiOpportunities, value: formatCount(opportunities.length), note: texts.acrossAll },
    {
      label: texts.potentialSavings,
      value: formatUsd(savingsTotals(opportunities).savingsUsd),
      note: texts.aYear,
    },
  ];
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, value, note }) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd className={styles.value}>{isLoading ? '–' : value}</dd>
          <dd className={styles.note}>{isLoading ? ' ' : note}</dd>
        </div>
      ))}
    </dl>
  );
}
