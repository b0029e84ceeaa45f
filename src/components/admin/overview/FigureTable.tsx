import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import { overviewTexts as texts } from '@/content/admin/overview';
import { overviewMetrics } from '@/domain/overview/overviewMetrics';
import { formatDays } from '@/format/dates';
import { formatCount } from '@/format/numbers';
import type { Overview } from '@/schemas/overview';
import styles from './OverviewPage.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

/** Figures behind the chart, latest first. */
export function FigureTable({ periods }: Pick<Overview, 'periods'>) {
  return (
    <details className={styles.details}>
      <summary>{texts.numbers}</summary>
      <ListTable
        label={texts.numbers}
        columns={[
          { label: texts.period },
          ...overviewMetrics.map((metric) => ({ label: texts.metrics[metric] })),
        ]}
        className={`${space.above3} ${text.figures}`}
      >
        {periods.toReversed().map(({ from, to, counts }) => (
          <ListRow key={from}>
            <ListRowHeader>{formatDays({ from, to })}</ListRowHeader>
            {overviewMetrics.map((metric) => (
              <ListCell key={metric} label={texts.metrics[metric]}>
                {formatCount(counts[metric])}
              </ListCell>
            ))}
          </ListRow>
        ))}
      </ListTable>
    </details>
  );
}
