import { auditTexts as texts } from '@/content/portal/audit';
import type { SaveState } from '../draft/DraftSaver';
import { SaveStatus } from '../draft/SaveStatus';
import styles from './AuditProgress.module.css';

interface AuditProgressProps {
  answered: number;
  total: number;
  saveState: SaveState;
}

/** How many questions are answered, and whether the answers are safe. */
export function AuditProgress({ answered, total, saveState }: AuditProgressProps) {
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span id="audit-progress">
          <strong>{texts.progress(answered, total)}</strong> {texts.answered}
        </span>
        <SaveStatus state={saveState} />
      </p>
      <progress className={styles.bar} aria-labelledby="audit-progress" value={answered} max={total} />
    </div>
  );
}
