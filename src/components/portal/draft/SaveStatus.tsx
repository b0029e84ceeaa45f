import { savingTexts } from '@/content/portal/saving';
import type { SaveState } from './DraftSaver';
import styles from './DraftProgress.module.css';

/** Shows whether the answers are saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <span role="status" className={styles.saving} data-state={state}>
      {state === 'idle' ? '' : savingTexts[state]}
    </span>
  );
}
