import { LinkedHeading } from '@/components/site/LinkedHeading';
import { strategyConsulting } from '@/content/site/services/strategyConsulting';
import { sampleReport } from '@/domain/useCase/sampleReport';
import { formatCount, formatUsd } from '@/format/numbers';
import styles from './NumberTrace.module.css';

const { labels, sums } = strategyConsulting.sum;

/** The sample's most valuable task with every step of its calculation. */
export function NumberTrace() {
  const [line] = sampleReport().lines;
  if (!line) return null;
  const { task, opportunity, annualHours, range } = line;
  const percent = Math.round(range.expected.share * 100);
  const rows = [
    [labels.effort, sums.effort(task), formatCount(annualHours)],
    [labels.cost, sums.cost(annualHours, task), formatUsd(task.annualTaskCost)],
    [labels.share, sums.share(range.cautious.share, range.ambitious.share), `${percent}%`],
    [labels.result, sums.result(task, percent), formatUsd(range.expected.savingsUsd)],
    [
      labels.range,
      sums.range,
      `${formatUsd(range.cautious.savingsUsd)} to ${formatUsd(range.ambitious.savingsUsd)}`,
    ],
  ] as const;
  return (
    <div className={styles.trace}>
      <LinkedHeading level={3} title={opportunity.name} />
      <dl>
        {rows.map(([label, how, value], place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd className={styles.how}>{how}</dd>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
