import { useState, type FormEvent } from 'react';
import { logFailure } from '@/client/logFailure';
import type { FieldProblems } from '@/client/firstProblems';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { PasswordField } from '@/components/ui/PasswordField';
import { addUserTexts as texts, userDialogTexts } from '@/content/admin/users';
import { createUserBodySchema, type ManagedUser } from '@/schemas/users';
import { DialogFrame } from '@/components/ui/DialogFrame';
import styles from './UserDialog.module.css';
import { UserFields } from './UserFields';
import { emptyUserForm, problemsOf, refusedFields, toUserBody } from './userForm';
import { createUser, messageOf } from './usersApi';

interface AddUserDialogProps {
  onCreated: (user: ManagedUser) => void;
  onClose: () => void;
}

/** A new account. The form is empty each time it is opened. */
export function AddUserDialog({ onCreated, onClose }: AddUserDialogProps) {
  const [form, setForm] = useState(emptyUserForm);
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const isFilled = [form.name, form.email, password].every((value) => value.trim() !== '');

  const create = async () => {
    const body = { ...toUserBody(form), password };
    const found = problemsOf(createUserBodySchema, body);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setIsCreating(true);
    try {
      onCreated(await createUser(body));
    } catch (error) {
      logFailure('The user could not be created', error);
      setProblems(refusedFields(error));
      setFailure(messageOf(error, texts.createFailed));
      setIsCreating(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !isCreating) void create();
  };
  return (
    <DialogFrame
      closeLabel={userDialogTexts.close}
      title={texts.title}
      onClose={() => (isCreating ? undefined : onClose())}
    >
      <form noValidate onSubmit={submit} className={styles.form}>
        <UserFields
          form={form}
          problems={problems}
          disabled={isCreating}
          onChange={(changes) => setForm({ ...form, ...changes })}
        >
          <PasswordField
            label={texts.password}
            required
            autoComplete="new-password"
            hint={texts.passwordHint}
            value={password}
            error={problems.password}
            disabled={isCreating}
            onChange={({ target }) => setPassword(target.value)}
          />
        </UserFields>
        {failure ? <FormMessage>{failure}</FormMessage> : null}
        <div className={styles.actions}>
          <p role="status" className={styles.note}>
            {isFilled ? '' : texts.required}
          </p>
          <Button variant="secondary" disabled={isCreating} onClick={onClose}>
            {userDialogTexts.cancel}
          </Button>
          <Button type="submit" disabled={!isFilled || isCreating} aria-busy={isCreating}>
            {isCreating ? texts.creating : texts.create}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
