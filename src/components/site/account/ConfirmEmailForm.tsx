'use client';

import { useState, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { loadSession } from '@/client/sessionStore';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { takeFocus } from '@/components/ui/takeFocus';
import { confirmEmailTexts as texts, emailMessages } from '@/content/site/emailChange';
import { passwordResetMessages } from '@/content/site/passwordReset';
import type { ConfirmEmailAnswer } from '@/schemas/mailedLinks';
import { useLinkToken } from './useLinkToken';
import styles from './AccountForm.module.css';

/** Confirms a new email when its button is pressed: mail programs open links by themselves, to look at them. */
export function ConfirmEmailForm() {
  const token = useLinkToken();
  const [answer, setAnswer] = useState<ConfirmEmailAnswer | null>(null);
  const { form, state, submit } = useSentForm({ fields: [], failureMessage: emailMessages.confirmFailed });
  const isSending = state.status === 'sending';
  const problem = token === '' ? passwordResetMessages.incomplete : state.message;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(async () => {
      const body = { token };
      setAnswer(await callApi<ConfirmEmailAnswer>('/api/auth/confirm-email', { method: 'POST', body }));
      // Who is signed in here has another email now, or has been signed out.
      void loadSession();
    });
  };

  if (answer) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.form}>
        <FormMessage tone="success">{answer.message}</FormMessage>
        <p>{answer.email}</p>
        <ButtonLink href="/profile-settings">{texts.goOn}</ButtonLink>
      </div>
    );
  }
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className={styles.form}>
      {problem ? <FormMessage>{problem}</FormMessage> : null}
      <Button type="submit" disabled={!token || isSending} aria-busy={isSending}>
        {isSending ? texts.confirming : texts.confirm}
      </Button>
    </form>
  );
}
