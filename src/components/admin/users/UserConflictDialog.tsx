import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { userDialogTexts as texts } from '@/content/admin/users';
import { formatRecentMoment } from '@/format/dates';
import type { UserConflict } from './UserConflict';
import styles from './UserConflictDialog.module.css';

interface UserConflictDialogProps {
  conflict: UserConflict;
  isSaving: boolean;
  onOverwrite: () => void;
  onTakeTheirs: () => void;
  onDismiss: () => void;
}

/** Somebody else changed the account first: nothing is written over before it has been seen what. */
export function UserConflictDialog(props: UserConflictDialogProps) {
  const { conflict, isSaving, onOverwrite, onTakeTheirs, onDismiss } = props;
  const titleId = useId();
  return (
    <Dialog labelledBy={titleId} onDismiss={onDismiss}>
      <div className={styles.question}>
        <h2 id={titleId}>{texts.conflictTitle}</h2>
        <p>{texts.conflict(conflict.changedBy, formatRecentMoment(conflict.changedAt))}</p>
        {conflict.changes.length > 0 ? (
          <ul aria-label={texts.conflictList} className={styles.changes}>
            {conflict.changes.map(({ label, from, to }) => (
              <li key={label}>
                {label}: <del>{from}</del> <span className="visually-hidden">{texts.conflictTo} </span>
                <ins>{to}</ins>
              </li>
            ))}
          </ul>
        ) : (
          <p>{texts.conflictNothing}</p>
        )}
        <p>{texts.conflictMeaning}</p>
        <div className={styles.actions}>
          <Button variant="secondary" autoFocus onClick={onDismiss}>
            {texts.keepEditing}
          </Button>
          <Button variant="secondary" disabled={isSaving} onClick={onTakeTheirs}>
            {texts.conflictTake}
          </Button>
          <Button disabled={isSaving} aria-busy={isSaving} onClick={onOverwrite}>
            {texts.conflictOverwrite}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
