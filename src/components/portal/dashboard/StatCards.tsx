import type { Analyses } from '@/client/useAnalyses';
import { dashboardTexts as texts } from '@/content/portal/dashboard';
import { formatCount, formatUsd } from '@/format/numbers';
import styles from './StatCards.module.css';
import cardStyles from '@/components/ui/Card.module.css';

interface StatCardsProps {
  analyses: Analyses;
  /** Null for accounts without a limit. */
  reportLimit: number | null;
}

export function StatCards({ analyses, reportLimit }: StatCardsProps) {
  const { total: count, isLoading, latest_savings_usd: latestUsd } = analyses;
  const cards: { label: string; value: string; note: string; further?: string }[] = [
    {
      label: texts.totalAnalyses,
      value: formatCount(count),
      note: reportLimit === null ? texts.unlimited : texts.used(count, reportLimit),
    },
    { label: texts.aiOpportunities, value: formatCount(analyses.opportunities), note: texts.acrossAll },
    {
      label: texts.potentialSavings,
      value: formatUsd(analyses.savings_usd),
      note: texts.aYear,
      further: latestUsd === null ? undefined : texts.latest(formatUsd(latestUsd)),
    },
  ];
  return (
    <dl className={`${styles.cards} ${cardStyles.sheet}`}>
      {cards.map(({ label, value, note, further }) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd className={styles.value}>{isLoading ? '–' : value}</dd>
          <dd className={styles.note}>{isLoading ? ' ' : note}</dd>
          {further && <dd className={styles.note}>{further}</dd>}
        </div>
      ))}
    </dl>
  );
}
