import { FormMessage } from '@/components/ui/FormMessage';
import { SessionEnded } from '@/components/ui/SessionEnded';
import { lostConnectionHint } from '@/content/portal/wizard';
import { sessionEnded } from '@/content/sessionEnded';
import type { GeneralFailure } from './readFailure';
import styles from './WizardFailure.module.css';

/** Reports why submitting failed. The answers are kept. */
export function WizardFailure({ failure }: { failure: GeneralFailure }) {
  if (failure.kind === 'sessionEnded') return <SessionEnded texts={sessionEnded.answers} />;
  return (
    <FormMessage>
      <span>{failure.message}</span>
      {failure.isUnanswered && <span className={styles.hint}>{lostConnectionHint}</span>}
    </FormMessage>
  );
}
