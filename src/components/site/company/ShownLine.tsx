import { WordsBeside } from '@/components/site/WordsBeside';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { sampleReport } from '@/domain/useCase/sampleReport';
import { formatCount, formatUsd, formatUsdCents } from '@/format/numbers';
import textStyles from '@/components/ui/Text.module.css';
import styles from './ShownLine.module.css';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** One line of the sample report with its range, and the calculation of each end. */
export function ShownLine({ heading, lede, text }: CopyOf<'advantage'>['arithmetic']) {
  const [line] = sampleReport().lines;
  if (!line) return null;
  const { task, annualHours, range } = line;
  const estimates = [
    { name: 'Cautious', ...range.cautious },
    { name: 'Expected', ...range.expected },
    { name: 'Ambitious', ...range.ambitious },
  ];
  return (
    <WordsBeside
      titleId="shown-title"
      title={heading}
      words={
        <>
          <p>{lede}</p>
          <p>{text}</p>
        </>
      }
    >
      <figure className={styles.figure}>
        <figcaption>
          <b>{task.taskName}</b>
          <span>
            {formatCount(annualHours)} hours a year at {formatUsdCents(task.hourlyRate)} ={' '}
            {formatUsd(task.annualTaskCost)}
          </span>
        </figcaption>
        <ul role="list" className={styles.bars}>
          {estimates.map(({ name, share, savingsUsd }) => (
            <li key={name}>
              <span className={textStyles.strong}>{name}</span>
              <span className={styles.sum}>
                {formatUsd(task.annualTaskCost)} × {percent(share)} = <b>{formatUsd(savingsUsd)}</b>
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: percent(share) }} />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>From the sample report: a distributor with 40 people.</p>
      </figure>
    </WordsBeside>
  );
}
