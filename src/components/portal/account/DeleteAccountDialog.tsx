'use client';

import type { SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { openPage } from '@/client/openPage';
import { storeToken } from '@/client/tokenStorage';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { PasswordField } from '@/components/ui/PasswordField';
import { accountDataTexts as texts } from '@/content/portal/profile';
import { loginNoticePath } from '@/content/site/account';
import { FormOutcome } from './FormOutcome';
import { useAccountForm } from './useAccountForm';
import styles from './DeleteAccountDialog.module.css';

/** Asks for the password, then deletes the account and leaves. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { form, state, submit, refuse } = useAccountForm({ failureMessage: texts.failed });
  const isSending = state.status === 'sending';

  const deleteAccount = async (password: string) => {
    await callApi('/api/auth/delete-account', { method: 'POST', body: { password } });
    storeToken(null);
    openPage(loginNoticePath('account-deleted'));
    return '';
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return refuse({ password: 'Password is required' });
    void submit(() => deleteAccount(password));
  };

  return (
    <Dialog labelledBy="delete-account-title" onDismiss={isSending ? () => undefined : onClose}>
      <form ref={form} noValidate onSubmit={onSubmit} className={styles.form}>
        <h2 id="delete-account-title">{texts.dialogTitle}</h2>
        <p>{texts.dialogText}</p>
        <FormOutcome state={state} />
        <fieldset disabled={isSending} className={styles.fields}>
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            required
            error={state.problems.password}
          />
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" aria-busy={isSending}>
              {isSending ? texts.deleting : texts.confirm}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
