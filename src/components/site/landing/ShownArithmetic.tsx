import { WordsBeside } from '@/components/site/WordsBeside';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import { occurrencesPerYear, workingHoursPerYear } from '@/domain/analysis/costFormula';
import { sampleReport, type SampleLine } from '@/domain/useCase/sampleReport';
import { formatCount, formatUsd, formatUsdCents } from '@/format/numbers';
import styles from './ShownArithmetic.module.css';

const periods = { Day: 'days', Week: 'weeks', Month: 'months' } as const;

/** The sample's first line as a calculation: operator, figure, and its source. */
function stepsOf({ task, annualHours, range }: SampleLine) {
  const { teamSize, hours, frequency, salary, hourlyRate, annualTaskCost } = task;
  const { share, savingsUsd } = range.expected;
  return [
    {
      figure: `${formatCount(annualHours)} h`,
      source: `${teamSize} people × ${hours} hours × ${occurrencesPerYear[frequency]} ${periods[frequency]}`,
    },
    {
      figure: `× ${formatUsdCents(hourlyRate)}`,
      source: `${formatUsd(salary)} a year ÷ ${formatCount(workingHoursPerYear)} working hours`,
    },
    { figure: `= ${formatUsd(annualTaskCost)}`, source: 'what the task costs today', isResult: true },
    { figure: `× ${Math.round(share * 100)}%`, source: 'what software can take over in the first year' },
    { figure: `= ${formatUsd(savingsUsd)}`, source: 'what you could get back, a year', isResult: true },
  ];
}

/** Calculation of a figure in a report, for the largest line of the sample. */
export function ShownArithmetic({ heading, lede, text }: CopyOf<'landing'>['arithmetic']) {
  const [line] = sampleReport().lines;
  if (!line) return null;
  return (
    <WordsBeside
      titleId="arithmetic-title"
      title={heading}
      words={
        <>
          <p>{lede}</p>
          <p>{text}</p>
        </>
      }
    >
      <figure className={styles.tape}>
        <figcaption>
          From the sample: <b>{line.task.taskName}</b>
        </figcaption>
        <dl>
          {stepsOf(line).map(({ figure, source, isResult }, place) => (
            <div key={place} className={isResult ? styles.result : undefined}>
              <dt>{figure}</dt>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </WordsBeside>
  );
}
