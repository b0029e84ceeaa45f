import { FormMessage } from '@/components/ui/FormMessage';
import { SessionEnded } from '@/components/ui/SessionEnded';
import { lostConnectionHint } from '@/content/portal/wizard';
import { sessionEnded } from '@/content/sessionEnded';
import type { GeneralFailure } from './readFailure';
import styles from './WizardFailure.module.css';

/** Why the answers couldn't be submitted. They stay where they are. */
export function WizardFailure({ failure }: { failure: GeneralFailure }) {
  if (failure.kind === 'sessionEnded') return <SessionEnded texts={sessionEnded.answers} />;
  return (
    <FormMessage>
      <span>{failure.message}</span>
      {failure.isUnanswered && <span className={styles.hint}>{lostConnectionHint}</span>}
    </FormMessage>
  );
}
