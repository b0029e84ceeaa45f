import { Badge } from '@/components/ui/Badge';
import { Link } from '@/components/ui/Link';
import { samplePage } from '@/content/site/sampleReport';
import { sampleReport, type SampleLine } from '@/domain/useCase/sampleReport';
import { formatCount, formatUsd, formatUsdThousands } from '@/format/numbers';
import { RangeBar, RangeKey } from './RangeBar';
import styles from './SampleReportCard.module.css';

const shownLines = 3;
const perFrequency = { Day: 'a day', Week: 'a week', Month: 'a month' } as const;

/** Calculation of the figure, in the order of the formula. */
function howComputed({ opportunity, task, range }: SampleLine): string {
  const { teamSize, hours, frequency } = task;
  const share = Math.round(range.expected.share * 100);
  return `${opportunity.department}: ${teamSize} people × ${hours} h ${perFrequency[frequency]} × ${share}%`;
}

function ReportLine({ line, scaleUsd }: { line: SampleLine; scaleUsd: number }) {
  const { opportunity, range } = line;
  return (
    <li className={styles.line}>
      <span className={styles.name}>{opportunity.name}</span>
      <span className={styles.usd}>{formatUsd(range.expected.savingsUsd)}</span>
      <span className={styles.how}>
        {howComputed(line)} <span className={styles.phase}>phase {opportunity.phase}</span>
      </span>
      <RangeBar range={range} scaleUsd={scaleUsd} />
    </li>
  );
}

/** A report as clients receive it, calculated by the engine from a fixed sample. */
export function SampleReportCard() {
  const { tasks, lines, savingsUsd } = sampleReport();
  const shown = lines.slice(0, shownLines);
  const scaleUsd = Math.max(...shown.map(({ range }) => range.ambitious.savingsUsd));
  return (
    <figure className={styles.report} aria-label="Sample report">
      <figcaption className={styles.head}>
        <b>AI Opportunity Analysis</b>
        <Badge>Sample: distributor, 40 people</Badge>
      </figcaption>
      <p className={styles.today}>
        {tasks.count} tasks take {formatCount(tasks.annualHours)} hours and {formatUsd(tasks.annualCostUsd)} a
        year today. The three that would give back most:
      </p>
      <ol role="list">
        {shown.map((line) => (
          <ReportLine key={line.opportunity.id} line={line} scaleUsd={scaleUsd} />
        ))}
      </ol>
      <RangeKey />
      <p className={styles.sum}>
        <span>
          All {lines.length} worth doing, a year
          <small>low to high estimate, to the nearest $1,000, before setup costs</small>
        </span>
        <b>
          {formatUsdThousands(savingsUsd.cautious)} <span className={styles.to}>to</span>{' '}
          {formatUsdThousands(savingsUsd.ambitious)}
        </b>
      </p>
      <p className={styles.whole}>
        <Link href="/sample-report">{samplePage.link}</Link>
      </p>
    </figure>
  );
}
