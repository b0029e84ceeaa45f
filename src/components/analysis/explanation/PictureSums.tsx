import { explanationTexts as texts } from '@/content/analysis/explanation';
import { resultsTexts } from '@/content/analysis/results';
import type { ReadAnalysis } from '@/domain/analysis/countedTasks';
import { explainHours } from '@/domain/analysis/explainHours';
import { explainPhases } from '@/domain/analysis/explainPhases';
import type { Formula } from '@/domain/analysis/savingsFormulas';
import text from '@/components/ui/Text.module.css';
import styles from './TotalsExplanation.module.css';

/** Calculations of the charts: savings by phase, hours by department. */
export function PictureSums({ analysis }: { analysis: ReadAnalysis }) {
  const phases = explainPhases(analysis).map(({ phase, sum }) => ({
    name: resultsTexts.phase(phase),
    lines: [lineOf(sum)],
  }));
  const hours = explainHours(analysis).map(({ department, today, after }) => ({
    name: department,
    lines: [`${texts.today} ${lineOf(today)}`, `${texts.after} ${lineOf(after)}`],
  }));
  return (
    <>
      <SumList title={texts.phaseSums} sums={phases} />
      <SumList title={texts.hoursSums} sums={hours} />
    </>
  );
}

/** A sum with a single term is shown once. */
const lineOf = ({ left, right }: Formula) => (left === right ? right : `${left} ${texts.equals} ${right}`);

function SumList({ title, sums }: { title: string; sums: readonly { name: string; lines: string[] }[] }) {
  if (sums.length === 0) return null;
  return (
    <>
      <p className={text.strong}>{title}</p>
      <dl className={styles.sums}>
        {sums.map(({ name, lines }) => (
          <div key={name}>
            <dt>{name}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
