import { explanationTexts } from '@/content/analysis/explanation';
import type { Formula, savingsFormulas } from '@/domain/analysis/savingsFormulas';
import type { TaskInput } from '@/domain/analysis/types';
import text from '@/components/ui/Text.module.css';
import ledger from '@/components/ui/Ledger.module.css';
import styles from './CalculationSteps.module.css';

interface CalculationStepsProps {
  task: TaskInput;
  formulas: ReturnType<typeof savingsFormulas>;
}

const { stepLabels, capNote, equals, task: taskLabel } = explanationTexts;

/** Steps to type into a calculator, line by line. */
export function CalculationSteps({ task, formulas }: CalculationStepsProps) {
  const { hourlyRate, hours, cap, cost, expected } = formulas;
  return (
    <>
      <p>
        {taskLabel}: <strong className={text.breaks}>{task.taskName}</strong>
      </p>
      {cap && <p className={styles.cap}>{capNote}</p>}
      <dl className={`${ledger.ledger} ${ledger.pairs} ${styles.steps}`}>
        <Step label={stepLabels.hours} formula={hours} />
        {cap && <Step label={stepLabels.cap} formula={cap} />}
        <Step label={stepLabels.hourlyRate} formula={hourlyRate} />
        <Step label={stepLabels.cost} formula={cost} />
        <Step label={stepLabels.savedHours} formula={expected.hours} />
        <Step label={stepLabels.savings} formula={expected.savings} />
      </dl>
    </>
  );
}

function Step({ label, formula: { left, right } }: { label: string; formula: Formula }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{`${left} ${equals} `}</span>
        <strong>{right}</strong>
      </dd>
    </div>
  );
}
