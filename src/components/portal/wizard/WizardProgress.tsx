import { wizardLabels } from '@/content/portal/wizard';
import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';
import type { SaveState } from '../draft/DraftSaver';
import { SaveStatus } from '../draft/SaveStatus';
import styles from './WizardProgress.module.css';

interface WizardProgressProps {
  id: string;
  step: StepNumber;
  saveState: SaveState;
}

/** Where one is, and whether the answers are safe. */
export function WizardProgress({ id, step, saveState }: WizardProgressProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <p id={id} className={styles.text}>
          {wizardLabels.progress(step, stepNumbers.length)}
        </p>
        <SaveStatus state={saveState} />
      </div>
      <progress className={styles.bar} aria-labelledby={id} value={step} max={stepNumbers.length} />
    </div>
  );
}
