import type { ReactNode } from 'react';
import stack from '@/components/ui/Stack.module.css';
import type { SaveState } from './DraftSaver';
import styles from './DraftProgress.module.css';
import { SaveStatus } from './SaveStatus';

interface DraftProgressProps {
  /** Id of the text that labels the bar. */
  id: string;
  value: number;
  max: number;
  saveState: SaveState;
  /** Progress as text. */
  children: ReactNode;
}

/** Progress in a long form, and its save state. */
export function DraftProgress({ id, value, max, saveState, children }: DraftProgressProps) {
  return (
    <div className={stack.gap2}>
      <div className={styles.line}>
        <p id={id}>{children}</p>
        <SaveStatus state={saveState} />
      </div>
      <progress className={styles.bar} aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
