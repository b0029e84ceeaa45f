import { useWatch } from 'react-hook-form';
import { loadSession } from '@/client/sessionStore';
import { useApiForm } from '@/client/useApiForm';
import { useSession } from '@/client/useSession';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { userDialogTexts as texts } from '@/content/admin/users';
import type { ManagedUser, UpdateUserBody } from '@/schemas/users';
import stack from '@/components/ui/Stack.module.css';
import styles from './UserDialog.module.css';
import { UserFields } from './UserFields';
import { toUserForm, updateUserFormSchema } from './userForm';
import { updateUser } from './usersApi';

interface UserEditFormProps {
  /** As it was loaded; its version is sent along, so that a change in between is noticed. */
  user: ManagedUser;
  onSaved: (user: ManagedUser) => void;
  /** Starts again from what is stored now. */
  onReload: () => void;
  onCancel: () => void;
}

export function UserEditForm({ user, onSaved, onReload, onCancel }: UserEditFormProps) {
  const session = useSession();
  const { form, state, control, isSending, onSubmit, field } = useApiForm({
    defaultValues: toUserForm(user),
    schema: updateUserFormSchema,
    send: async (body: UpdateUserBody) => {
      const saved = await updateUser(user.id, { ...body, updatedAt: user.updatedAt });
      // Who takes their own rights away leaves this page.
      if (saved.id === session.user?.id) void loadSession();
      onSaved(saved);
    },
    failureMessage: texts.updateFailed,
  });
  const type = useWatch({ control, name: 'type' });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
      <fieldset disabled={isSending}>
        <UserFields field={field} isAdmin={type === 'admin'} />
      </fieldset>
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      <div className={styles.actions}>
        {state.isOutdated ? (
          <Button variant="secondary" onClick={onReload}>
            {texts.loadLatest}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={isSending} aria-busy={isSending}>
          {isSending ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  );
}
