import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { loadSession } from '@/client/sessionStore';
import { useSession } from '@/client/useSession';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { FormOutcome } from '@/components/ui/FormOutcome';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { userDialogTexts as texts } from '@/content/admin/users';
import { formatRecentMoment } from '@/format/dates';
import type { ManagedUser, UpdateUserBody } from '@/schemas/users';
import { SaveConflictDialog, type SaveConflictHandlers } from '../SaveConflictDialog';
import { changedParts, readUserConflict, type UserConflict } from './UserConflict';
import styles from './UserDialog.module.css';
import { UserFields } from './UserFields';
import { toUserForm, updateUserFormSchema } from './userForm';
import { updateUser } from './usersApi';

interface UserConflictDialogProps extends SaveConflictHandlers {
  conflict: UserConflict;
}

/** Reports that another user changed the account first, and which fields. */
function UserConflictDialog({ conflict, ...handlers }: UserConflictDialogProps) {
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

interface UserEditFormProps {
  /** The account as loaded; its version is sent along for conflict detection. */
  user: ManagedUser;
  onSaved: (user: ManagedUser) => void;
  /** Whether a save is in progress. */
  onSending: (isSending: boolean) => void;
  /** Whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  /** Loads the stored account again. */
  onReload: () => void;
  onCancel: () => void;
}

export function UserEditForm({ user, onReload, ...handlers }: UserEditFormProps) {
  const { onSaved, onSending, onDirty, onCancel } = handlers;
  const session = useSession();
  const [conflict, setConflict] = useState<UserConflict | null>(null);
  const finish = (saved: ManagedUser) => {
    // A user who removes their own role loses access to this page.
    if (saved.id === session.user?.id) void loadSession();
    onSaved(saved);
  };
  const { form, state, control, isDirty, isSending, onSubmit, field } = useUnsavedForm({
    defaultValues: toUserForm(user),
    schema: updateUserFormSchema,
    send: async (body: UpdateUserBody) => {
      // After a conflict, only the fields changed here overwrite the other user's version.
      const sent = conflict ? changedParts(body, user) : body;
      onSending(true);
      try {
        finish(await updateUser(user.id, { ...sent, updatedAt: conflict?.version ?? user.updatedAt }));
      } catch (error) {
        const met = await readUserConflict(error, user);
        setConflict(met);
        if (!met) throw error;
      } finally {
        onSending(false);
      }
    },
    failureMessage: texts.updateFailed,
  });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const role = useWatch({ control, name: 'role' });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
      <fieldset disabled={isSending}>
        <UserFields field={field} isAdmin={role === 'admin'} />
      </fieldset>
      <FormOutcome state={state} />
      <div className={`${styles.actions} ${row.gap3} ${row.middle} ${row.end}`}>
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={isSending} aria-busy={isSending}>
          {isSending ? texts.saving : texts.save}
        </Button>
      </div>
      {conflict ? (
        <UserConflictDialog
          conflict={conflict}
          isSaving={isSending}
          onOverwrite={() => form.current?.requestSubmit()}
          onTakeTheirs={onReload}
          onDismiss={() => setConflict(null)}
        />
      ) : null}
    </form>
  );
}
