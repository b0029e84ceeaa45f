import { wizardLabels } from '@/content/portal/wizard';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import styles from './WizardProgress.module.css';

export function WizardProgress({ id, step }: { id: string; step: StepNumber }) {
  return (
    <div className={styles.progress}>
      <p id={id} className={styles.text}>
        {wizardLabels.progress(step, stepNumbers.length)}
      </p>
      <progress className={styles.bar} aria-labelledby={id} value={step} max={stepNumbers.length} />
    </div>
  );
}
