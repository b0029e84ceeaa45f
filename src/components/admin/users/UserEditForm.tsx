import { useState, type FormEvent } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { loadSession } from '@/client/sessionStore';
import { useSession } from '@/client/useSession';
import type { FieldProblems } from '@/client/firstProblems';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { userDialogTexts as texts } from '@/content/admin/users';
import { updateUserBodySchema, type ManagedUser } from '@/schemas/users';
import styles from './UserDialog.module.css';
import { UserFields } from './UserFields';
import { problemsOf, refusedFields, toUserBody, toUserForm } from './userForm';
import { messageOf, updateUser } from './usersApi';

interface UserEditFormProps {
  /** As it was loaded; its version is sent along, so that a change in between is noticed. */
  user: ManagedUser;
  onSaved: (user: ManagedUser) => void;
  /** Starts again from what is stored now. */
  onReload: () => void;
  onCancel: () => void;
}

interface Failure {
  message: string;
  /** Somebody else saved meanwhile. */
  isOutdated: boolean;
}

const isOutdated = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.errors.length === 0;

export function UserEditForm({ user, onSaved, onReload, onCancel }: UserEditFormProps) {
  const session = useSession();
  const [form, setForm] = useState(() => toUserForm(user));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const save = async () => {
    const body = { ...toUserBody(form), updatedAt: user.updatedAt };
    const found = problemsOf(updateUserBodySchema, body);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    try {
      const saved = await updateUser(user.id, body);
      // Who takes their own rights away leaves this page.
      if (saved.id === session.user?.id) void loadSession();
      onSaved(saved);
    } catch (error) {
      logFailure('The user could not be saved', error);
      setProblems(refusedFields(error));
      setFailure({ message: messageOf(error, texts.updateFailed), isOutdated: isOutdated(error) });
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void save();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <UserFields
        form={form}
        problems={problems}
        disabled={isSaving}
        onChange={(changes) => setForm({ ...form, ...changes })}
      />
      {failure ? <FormMessage>{failure.message}</FormMessage> : null}
      <div className={styles.actions}>
        {failure?.isOutdated ? (
          <Button variant="secondary" onClick={onReload}>
            {texts.loadLatest}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={isSaving} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={isSaving} aria-busy={isSaving}>
          {isSaving ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
