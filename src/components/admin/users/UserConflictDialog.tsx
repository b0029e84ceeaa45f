import { userDialogTexts as texts } from '@/content/admin/users';
import { formatRecentMoment } from '@/format/dates';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { SaveConflictDialog, type SaveConflictHandlers } from '../SaveConflictDialog';
import type { UserConflict } from './UserConflict';
import styles from './UserDialog.module.css';

interface UserConflictDialogProps extends SaveConflictHandlers {
  conflict: UserConflict;
}

/** Reports that another user changed the account first, and which fields. */
export function UserConflictDialog({ conflict, ...handlers }: UserConflictDialogProps) {
  const words = { keep: texts.keepEditing, take: texts.conflictTake, overwrite: texts.conflictOverwrite };
  return (
    <SaveConflictDialog title={texts.conflictTitle} words={words} {...handlers}>
      <p>{texts.conflict(conflict.changedBy, formatRecentMoment(conflict.changedAt))}</p>
      {conflict.changes.length > 0 ? (
        <ul aria-label={texts.conflictList} className={`${stack.gap2} ${text.breaks} ${styles.changes}`}>
          {conflict.changes.map(({ label, from, to }) => (
            <li key={label}>
              <span>{`${label}: `}</span>
              <del>{from}</del> <span className="visually-hidden">{texts.conflictTo} </span>
              <ins>{to}</ins>
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts.conflictNothing}</p>
      )}
      <p>{texts.conflictMeaning}</p>
    </SaveConflictDialog>
  );
}
