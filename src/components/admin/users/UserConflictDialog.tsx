import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { userDialogTexts as texts } from '@/content/admin/users';
import { formatRecentMoment } from '@/format/dates';
import type { UserConflict } from './UserConflict';
import card from '@/components/ui/Card.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
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
      <div className={`${stack.gap4} ${card.pad6}`}>
        <h2 id={titleId} className={text.heading}>
          {texts.conflictTitle}
        </h2>
        <p>{texts.conflict(conflict.changedBy, formatRecentMoment(conflict.changedAt))}</p>
        {conflict.changes.length > 0 ? (
          <ul aria-label={texts.conflictList} className={`${stack.gap2} ${text.breaks} ${styles.changes}`}>
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
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
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
