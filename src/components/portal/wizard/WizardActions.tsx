import { Button } from '@/components/ui/Button';
import { generationTexts, wizardLabels as labels } from '@/content/portal/wizard';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import styles from './WizardActions.module.css';

interface WizardActionsProps {
  step: StepNumber;
  isSending: boolean;
  /** What is being made goes on without the wizard, and can't be cancelled. */
  canLeave: boolean;
  onCancel: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Undefined where there is no review yet, or it is shown. */
  onReview: (() => void) | undefined;
  onSubmit: () => void;
}

/**
 * Next is never disabled: pressed too early, it says what is missing. A busy Submit keeps the focus and is refused by
 * the submission itself.
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
