import { useDebounced } from '@/client/useDebounced';
import { runningTotalTexts as texts } from '@/content/portal/wizard';
import type { WizardAnswers } from '@/domain/analysis/wizardAnswers';
import { formatCount, formatUsd } from '@/format/numbers';
import { runningTotal } from '../runningTotal';
import styles from './RunningTotal.module.css';

/** Milliseconds; longer than the pause between two keys. */
const pauseMs = 1_000;

/** Hours and cost a year of all ticked tasks, updated visually at once and announced after typing stops. */
export function RunningTotal({ answers }: { answers: WizardAnswers }) {
  const total = runningTotal(answers);
  const hours = total && formatCount(total.hours);
  const cost = total && formatUsd(total.costUsd);
  const spoken = useDebounced(hours && cost ? texts.spoken(hours, cost) : '', pauseMs);
  return (
    <>
      {total && (
        <dl className={styles.total} aria-label={texts.title}>
          <dt>{texts.title}</dt>
          <dd>{texts.hours(hours ?? '')}</dd>
          <dd className={styles.cost}>{texts.cost(cost ?? '')}</dd>
        </dl>
      )}
      <p role="status" className="visually-hidden">
        {total ? spoken : null}
      </p>
    </>
  );
}
