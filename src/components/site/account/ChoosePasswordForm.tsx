'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { loadSession, logOut } from '@/client/sessionStore';
import { useSentForm } from '@/client/useSentForm';
import { useSession } from '@/client/useSession';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { PasswordField } from '@/components/ui/PasswordField';
import { passwordScreen } from '@/domain/accounts/passwordScreen';
import { choosePasswordTexts as texts } from '@/content/site/choosePassword';
import { AccountForm } from './AccountForm';
import { NewPasswordField } from './NewPasswordField';
import { useGoOn } from './useGoOn';
import styles from './AccountCard.module.css';

const loadContract = () => import('@/schemas/account').then(({ passwordBodySchema }) => passwordBodySchema);

/** Asks for the current password and a new one, then continues to the requested page; can be postponed. */
export function ChoosePasswordForm() {
  const router = useRouter();
  const goOn = useGoOn();
  const postpone = useGoOn(true);
  const [openedAt] = useState(() => new Date().toISOString());
  const { status, user, hasLeft = false } = useSession();
  const { form, state, submit } = useSentForm({
    fields: ['currentPassword', 'newPassword'],
    failureMessage: texts.failed,
  });
  const isSending = state.status === 'sending' || state.status === 'done';

  useEffect(() => {
    if (status === 'signed-out' && !hasLeft) router.replace('/login');
    // Also for a user who opens this page without a temporary password.
    else if (user && passwordScreen(user, openedAt) === 'none') goOn();
  }, [status, user, hasLeft, openedAt, router, goOn]);

  const send = async (body: Record<string, FormDataEntryValue>) => {
    await callApi('/api/auth/password', { method: 'PUT', body });
    await loadSession();
  };

  return (
    <AccountForm {...{ form, submit, loadContract, send }}>
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      <fieldset disabled={isSending} className={styles.fields}>
        {/* Lets password managers identify the account. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={state.problems.currentPassword}
        />
        <NewPasswordField label={texts.next} name="newPassword" error={state.problems.newPassword} />
        <Button type="submit" disabled={!user} aria-busy={isSending}>
          {isSending ? texts.saving : texts.save}
        </Button>
      </fieldset>
      {user && passwordScreen(user, openedAt) === 'optional' ? (
        <Button variant="secondary" onClick={postpone}>
          {texts.postpone}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => void logOut()}>
        {texts.signOut}
      </Button>
    </AccountForm>
  );
}
