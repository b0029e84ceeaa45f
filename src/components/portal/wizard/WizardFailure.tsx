import { Link } from '@/components/ui/Link';
import { FormMessage } from '@/components/ui/FormMessage';
import { lostConnectionHint, sessionEnded } from '@/content/portal/wizard';
import type { GeneralFailure } from './useWizard';
import styles from './WizardFailure.module.css';

/** Why the answers couldn't be submitted. They stay where they are. */
export function WizardFailure({ failure }: { failure: GeneralFailure }) {
  if (failure.kind === 'sessionEnded') {
    return (
      <FormMessage>
        {sessionEnded.message}{' '}
        <Link href="/login" target="_blank">
          {sessionEnded.link}
        </Link>
        {sessionEnded.after}
      </FormMessage>
    );
  }
  return (
    <FormMessage>
      <span>{failure.message}</span>
      {failure.isUnanswered && <span className={styles.hint}>{lostConnectionHint}</span>}
    </FormMessage>
  );
}
