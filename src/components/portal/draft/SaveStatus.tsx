import { Link } from '@/components/ui/Link';
import { savingTexts } from '@/content/portal/saving';
import { sessionEnded } from '@/content/sessionEnded';
import type { SaveState } from './DraftSaver';
import styles from './DraftProgress.module.css';

/** Shows whether the answers are saved, and where to sign in again if the session has ended. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <span role="status" className={styles.saving} data-state={state}>
      <span>{state === 'idle' ? '' : savingTexts[state]}</span>
      {state === 'signedOut' && (
        <Link href="/login" target="_blank">
          {sessionEnded.signIn}
        </Link>
      )}
    </span>
  );
}
