import { savingTexts } from '@/content/portal/saving';
import type { SaveState } from './DraftSaver';
import styles from './SaveStatus.module.css';

/** Whether the answers are safe. */
export function SaveStatus({ state }: { state: SaveState }) {
  return (
    <span role="status" className={styles.saving} data-state={state}>
      {state === 'idle' ? '' : savingTexts[state]}
    </span>
  );
}
