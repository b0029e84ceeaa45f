import { Button } from '@/components/ui/Button';
import { generationTexts, wizardLabels as labels } from '@/content/portal/wizard';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import styles from './WizardActions.module.css';

interface WizardActionsProps {
  step: StepNumber;
  isSending: boolean;
  /** Generation continues without the wizard and can't be canceled. */
  canLeave: boolean;
  onCancel: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Undefined if there is no review yet, or it is open. */
  onReview: (() => void) | undefined;
  onSubmit: () => void;
}

/**
 * Next is never disabled: pressed too early, it shows what is missing. A busy Submit keeps focus, and the submission
 * ignores the press.
 */
export function WizardActions({
  step,
  isSending,
  canLeave,
  onCancel,
  onPrevious,
  onNext,
  onReview,
  onSubmit,
}: WizardActionsProps) {
  return (
    <footer className={styles.actions}>
      <Button variant="quiet" className={styles.cancel} onClick={onCancel}>
        {canLeave ? generationTexts.back : labels.cancel}
      </Button>
      {step > 1 && !canLeave && (
        <Button variant="secondary" disabled={isSending} onClick={onPrevious}>
          {labels.previous}
        </Button>
      )}
      {onReview && !canLeave && (
        <Button variant="secondary" disabled={isSending} className={styles.review} onClick={onReview}>
          {labels.review}
        </Button>
      )}
      {step < 11 ? (
        <Button onClick={onNext}>{labels.next}</Button>
      ) : (
        <Button aria-disabled={isSending} aria-busy={isSending} onClick={onSubmit}>
          {isSending ? labels.submitting : labels.submit}
        </Button>
      )}
    </footer>
  );
}
