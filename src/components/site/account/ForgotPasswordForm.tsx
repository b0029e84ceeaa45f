'use client';

import { callApi } from '@/client/apiClient';
import { useLocationHash } from '@/client/useLocationHash';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { focusElement } from '@/components/ui/focusElement';
import { TextField } from '@/components/ui/TextField';
import { accountLabels } from '@/content/site/account';
import { passwordResetMessages, passwordResetTexts as texts } from '@/content/site/passwordReset';
import { AccountForm } from './AccountForm';
import text from '@/components/ui/Text.module.css';
import styles from './AccountCard.module.css';

const loadContract = () =>
  import('@/schemas/mailedLinks').then(({ forgotPasswordBodySchema }) => forgotPasswordBodySchema);

/** Requests a password reset link. The response is the same for every address. */
export function ForgotPasswordForm() {
  const isReady = useLocationHash() !== null;
  const { form, state, submit } = useSentForm({
    fields: ['email'],
    failureMessage: passwordResetMessages.forgotFailed,
  });
  const isSending = state.status === 'sending';

  const send = async (body: Record<string, FormDataEntryValue>) => {
    await callApi('/api/auth/forgot-password', { method: 'POST', body });
  };

  return (
    <AccountForm {...{ form, submit, loadContract, send }}>
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      {state.status === 'done' ? (
        <div ref={focusElement} tabIndex={-1} className={styles.fields}>
          <FormMessage tone="success">{passwordResetMessages.ordered}</FormMessage>
          <p className={text.hint}>{texts.notThere}</p>
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
      <p className={text.hint}>
        <Link href="/login">{texts.backToLogin}</Link>
      </p>
    </AccountForm>
  );
}
