'use client';

import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { clearSession } from '@/client/sessionState';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { PasswordField } from '@/components/ui/PasswordField';
import { loginNoticePath, passwordResetMessages, passwordResetTexts as texts } from '@/content/site/account';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { formProblems } from './formProblems';
import { PasswordHint } from './PasswordHint';
import { useLinkToken } from './useLinkToken';
import styles from './AccountForm.module.css';

/** Sets a new password with the token of the link, then leads to the sign-in page. */
export function ResetPasswordForm() {
  const router = useRouter();
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const { form, state, submit, refuse } = useSentForm({
    fields: ['password'],
    failureMessage: passwordResetMessages.resetFailed,
  });
  const isSending = state.status === 'sending' || state.status === 'done';
  const message = token === '' ? passwordResetMessages.incomplete : state.message;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = formProblems(event.currentTarget);
    if (Object.keys(problems).length > 0) return refuse(problems);
    void submit(async () => {
      await callApi('/api/auth/reset-password', { method: 'POST', body: { token, password } });
      clearSession();
      router.replace(loginNoticePath('password-changed'));
    });
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className={styles.form}>
      {message ? (
        <FormMessage>
          {message} <Link href="/forgot-password">{texts.newLink}</Link>
        </FormMessage>
      ) : null}
      <fieldset disabled={isSending} className={styles.fields}>
        <PasswordField
          label={texts.newPassword}
          name="password"
          autoComplete="new-password"
          minLength={accountLimits.passwordMinLength}
          maxLength={accountLimits.passwordMaxLength}
          required
          hint={<PasswordHint password={password} />}
          error={state.problems.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" disabled={!token} aria-busy={isSending}>
          {isSending ? texts.resetting : texts.reset}
        </Button>
      </fieldset>
    </form>
  );
}
