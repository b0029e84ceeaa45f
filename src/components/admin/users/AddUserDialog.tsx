import { useWatch } from 'react-hook-form';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { PasswordField } from '@/components/ui/PasswordField';
import { addUserTexts as texts, userDialogTexts } from '@/content/admin/users';
import type { CreateUserBody, ManagedUser } from '@/schemas/users';
import stack from '@/components/ui/Stack.module.css';
import styles from './UserDialog.module.css';
import { UserFields } from './UserFields';
import { createUserFormSchema, emptyUserForm } from './userForm';
import { createUser } from './usersApi';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';

interface AddUserDialogProps {
  onCreated: (user: ManagedUser) => void;
  onClose: () => void;
}

/** Creates an account. The form is empty each time it opens. */
export function AddUserDialog({ onCreated, onClose }: AddUserDialogProps) {
  const { form, state, control, isSending, onSubmit, field } = useUnsavedForm({
    defaultValues: { ...emptyUserForm, password: '' },
    schema: createUserFormSchema,
    send: async (body: CreateUserBody) => onCreated(await createUser(body)),
    failureMessage: texts.createFailed,
  });
  const [role, ...needed] = useWatch({ control, name: ['role', 'name', 'email', 'password'] });
  const isFilled = needed.every((value) => value.trim() !== '');

  return (
    <DialogFrame
      closeLabel={userDialogTexts.close}
      title={texts.title}
      onClose={() => (isSending ? undefined : onClose())}
    >
      <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
        <fieldset disabled={isSending}>
          <UserFields field={field} isAdmin={role === 'admin'}>
            <PasswordField
              label={texts.password}
              {...field('password')}
              required
              autoComplete="new-password"
              hint={texts.passwordHint}
            />
          </UserFields>
        </fieldset>
        <FormOutcome state={state} />
        <div className={`${styles.actions} ${row.gap3} ${row.middle} ${row.end}`}>
          <p role="status" className={`${styles.note} ${text.hint}`}>
            {isFilled ? '' : texts.required}
          </p>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {userDialogTexts.cancel}
          </Button>
          <Button type="submit" disabled={!isFilled || isSending} aria-busy={isSending}>
            {isSending ? texts.creating : texts.create}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
