'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import card from '@/components/ui/Card.module.css';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { ListCell, ListRow, ListRowHeader } from '@/components/ui/ListRow';
import { ListTable } from '@/components/ui/ListTable';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';
import { listTexts } from '@/content/admin/lists';
import { overviewTexts as texts } from '@/content/admin/overview';
import { dayOf, daysIn } from '@/domain/overview/calendarDays';
import { overviewMetrics, type OverviewMetric } from '@/domain/overview/overviewMetrics';
import { formatDays } from '@/format/dates';
import { formatCount, formatChange } from '@/format/numbers';
import type { Overview } from '@/schemas/overview';
import { ToolPage } from '../shell/ToolPage';
import { useAdminAnswer } from '../useAdminAnswer';
import metricStyles from './MetricCard.module.css';
import styles from './OverviewPage.module.css';
import { placeQuery, readPlace, type OverviewPlace } from './overviewPlace';
import { SpanChoice } from './SpanChoice';
import { WizardFunnel } from './WizardFunnel';

const move = (place: OverviewPlace) =>
  window.history.pushState(null, '', `${window.location.pathname}?${placeQuery(place)}`);

/** Site activity over a period in the address. */
export function OverviewPage() {
  const parameters = useSearchParams();
  const [today] = useState(() => dayOf(Date.now()));
  const place = readPlace(parameters, today);
  const path = `/api/admin/overview?${placeQuery(place)}` as const;
  const { answer: overview, hasFailed, isLoading, reload } = useAdminAnswer<Overview>(path);
  return (
    <ToolPage title={texts.title} lede={`${texts.lede} ${texts.zone}`}>
      <SpanChoice place={place} today={today} onMove={move} />
      <p role="status" className={styles.status}>
        {isLoading ? texts.loading : overview ? formatDays(overview) : ''}
      </p>
      {hasFailed ? (
        <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={reload} />
      ) : null}
      {overview ? <Figures overview={overview} isBusy={isLoading} /> : null}
    </ToolPage>
  );
}

/** One figure of the period with its comparison and its trend. The table has the same figures. */
function MetricCard({ metric, overview }: { metric: OverviewMetric; overview: Overview }) {
  const { totals, before, periods } = overview;
  const total = totals[metric];
  const change = formatChange(total, before.totals[metric]);
  const largest = Math.max(...periods.map(({ counts }) => counts[metric]));
  return (
    <li className={`${metricStyles.card} ${card.card} ${card.pad4}`}>
      <h3 className={text.plain}>{texts.metrics[metric]}</h3>
      <p className={metricStyles.total}>
        <span>{`${formatCount(total)} `}</span>
        {change ? <span className={metricStyles.change}>{change}</span> : null}
      </p>
      <p className={`${text.quiet} ${text.tiny}`}>{texts.before(before.totals[metric], daysIn(overview))}</p>
      <div aria-hidden="true" className={`${text.note} ${space.above4}`}>
        <p className={metricStyles.most}>{texts.most(largest)}</p>
        <div className={metricStyles.columns}>
          {periods.map(({ from, counts }) => (
            <span key={from} style={{ height: `${largest > 0 ? (counts[metric] / largest) * 100 : 0}%` }} />
          ))}
        </div>
        <p className={metricStyles.ends}>
          <span>{formatDays({ from: overview.from, to: overview.from })}</span>
          <span>{formatDays({ from: overview.to, to: overview.to })}</span>
        </p>
      </div>
    </li>
  );
}

function Figures({ overview, isBusy }: { overview: Overview; isBusy: boolean }) {
  const isEmpty = overviewMetrics.every((metric) => overview.totals[metric] === 0);
  return (
    <div aria-busy={isBusy} className={styles.body}>
      <section aria-labelledby="overview-figures">
        <h2 id="overview-figures" className={`${space.below4} ${text.heading}`}>
          {texts.figures}
        </h2>
        {isEmpty ? <p className={space.below4}>{texts.nothing}</p> : null}
        <ul role="list" className={styles.cards}>
          {overviewMetrics.map((metric) => (
            <MetricCard key={metric} metric={metric} overview={overview} />
          ))}
        </ul>
        <FigureTable periods={overview.periods} />
      </section>
      <section aria-labelledby="overview-wizard">
        <h2 id="overview-wizard" className={`${space.below4} ${text.heading}`}>
          {texts.funnel}
        </h2>
        <WizardFunnel overview={overview} />
      </section>
    </div>
  );
}

/** Figures behind the chart, latest first. */
function FigureTable({ periods }: Pick<Overview, 'periods'>) {
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
