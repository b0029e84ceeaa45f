import { useState, type ReactNode, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { focusElement } from '@/components/ui/focusElement';
import { passwordResetMessages } from '@/content/site/passwordReset';
import { useLinkToken } from './useLinkToken';
import styles from './AccountCard.module.css';

interface MailedLinkFormProps<Answer> {
  /** API path that accepts the link's token. */
  path: `/api/auth/${string}`;
  failureMessage: string;
  action: string;
  /** Label while the request is in progress. */
  busy: string;
  onDone: () => void;
  /** Content after the response's message. */
  children: (answer: Answer) => ReactNode;
}

/**
 * Performs the action of a mailed link only on a button press, because mail programs open links by themselves to scan
 * them.
 */
export function MailedLinkForm<Answer extends { message: string }>({
  path,
  failureMessage,
  action,
  busy,
  onDone,
  children,
}: MailedLinkFormProps<Answer>) {
  const token = useLinkToken();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { form, state, submit } = useSentForm({ fields: [], failureMessage });
  const isSending = state.status === 'sending';
  const problem = token === '' ? passwordResetMessages.incomplete : state.message;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(async () => {
      setAnswer(await callApi<Answer>(path, { method: 'POST', body: { token } }));
      onDone();
    });
  };

  if (answer) {
    return (
      <div ref={focusElement} tabIndex={-1} className={styles.form}>
        <FormMessage tone="success">{answer.message}</FormMessage>
        {children(answer)}
      </div>
    );
  }
  return (
    <form ref={form} method="post" onSubmit={onSubmit} className={styles.form}>
      {problem ? <FormMessage>{problem}</FormMessage> : null}
      <Button type="submit" disabled={!token || isSending} aria-busy={isSending}>
        {isSending ? busy : action}
      </Button>
    </form>
  );
}
