'use client';

import type { SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { contractProblems } from '@/client/contractProblems';
import { fetchAhead } from '@/client/fetchAhead';
import { useLocationHash } from '@/client/useLocationHash';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { takeFocus } from '@/components/ui/takeFocus';
import { TextField } from '@/components/ui/TextField';
import { accountLabels } from '@/content/site/account';
import { passwordResetMessages, passwordResetTexts as texts } from '@/content/site/passwordReset';
import styles from './AccountForm.module.css';

const loadContract = () =>
  import('@/schemas/mailedLinks').then(({ forgotPasswordBodySchema }) => forgotPasswordBodySchema);

/** Orders the link to a new password. The answer is the same for every address. */
export function ForgotPasswordForm() {
  const isReady = useLocationHash() !== null;
  const { form, state, submit } = useSentForm({
    fields: ['email'],
    failureMessage: passwordResetMessages.forgotFailed,
  });
  const isSending = state.status === 'sending';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    const send = async () => {
      await callApi('/api/auth/forgot-password', { method: 'POST', body });
    };
    void submit(send, () => contractProblems(loadContract, body));
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={() => fetchAhead(loadContract)}
      className={styles.form}
    >
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      {state.status === 'done' ? (
        <div ref={takeFocus} tabIndex={-1} className={styles.fields}>
          <FormMessage tone="success">{passwordResetMessages.ordered}</FormMessage>
          <p className={styles.switch}>{texts.notThere}</p>
        </div>
      ) : (
        <fieldset disabled={isSending} className={styles.fields}>
          <TextField
            label={accountLabels.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={state.problems.email}
          />
          <Button type="submit" disabled={!isReady} aria-busy={isSending}>
            {isSending ? texts.ordering : texts.order}
          </Button>
        </fieldset>
      )}
      <p className={styles.switch}>
        <Link href="/login">{texts.backToLogin}</Link>
      </p>
    </form>
  );
}
