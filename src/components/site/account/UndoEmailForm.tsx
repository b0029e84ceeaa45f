'use client';

import { useState, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { clearSession } from '@/client/sessionState';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { takeFocus } from '@/components/ui/takeFocus';
import { passwordResetMessages, passwordResetTexts as texts } from '@/content/site/passwordReset';
import type { UndoEmailAnswer } from '@/schemas/mailedLinks';
import { useLinkToken } from './useLinkToken';
import styles from './AccountForm.module.css';

/** Undoes a change of the email when its button is pressed: mail programs open links by themselves, to look at them. */
export function UndoEmailForm() {
  const token = useLinkToken();
  const [answer, setAnswer] = useState<UndoEmailAnswer | null>(null);
  const { form, state, submit } = useSentForm({
    fields: [],
    failureMessage: passwordResetMessages.undoFailed,
  });
  const isSending = state.status === 'sending';
  const problem = token === '' ? passwordResetMessages.incomplete : state.message;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(async () => {
      setAnswer(await callApi<UndoEmailAnswer>('/api/auth/undo-email', { method: 'POST', body: { token } }));
      clearSession();
    });
  };

  if (answer) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.form}>
        <FormMessage tone="success">{answer.message}</FormMessage>
        <p>{texts.undone}</p>
        <ButtonLink href={`/reset-password#token=${answer.resetToken}`}>{texts.resetTitle}</ButtonLink>
      </div>
    );
  }
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className={styles.form}>
      {problem ? <FormMessage>{problem}</FormMessage> : null}
      <Button type="submit" disabled={!token || isSending} aria-busy={isSending}>
        {isSending ? texts.undoing : texts.undo}
      </Button>
    </form>
  );
}
