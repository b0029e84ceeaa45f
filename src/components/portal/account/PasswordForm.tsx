'use client';

import { useState, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import { refreshToken } from '@/client/refreshToken';
import { PasswordHint } from '@/components/site/account/PasswordHint';
import { Button } from '@/components/ui/Button';
import { PasswordField } from '@/components/ui/PasswordField';
import { passwordFormTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { usePortalUser } from '../guard/PortalUser';
import { FormOutcome } from './FormOutcome';
import { passwordProblems } from './passwordProblems';
import { useAccountForm } from './useAccountForm';
import styles from './AccountForm.module.css';

const tooShort = `Must be at least ${accountLimits.passwordMinLength} characters`;
const maxLength = accountLimits.passwordMaxLength;

/** Sets a new password for whoever knows the current one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = usePortalUser();
  const [newPassword, setNewPassword] = useState('');
  const { form, state, submit, refuse, markDirty } = useAccountForm({
    failureMessage: profileMessages.passwordFailed,
    showsErrorText: true,
  });
  const isSending = state.status === 'sending';

  const save = async (body: { currentPassword: string; newPassword: string }) => {
    if (!user.email) throw new Error(profileMessages.noEmail);
    await refreshToken();
    await callApi('/api/auth/password', { method: 'PUT', body });
    form.current?.reset();
    setNewPassword('');
    onChanged();
    return profileMessages.passwordChanged;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const valueOf = (name: string) => String(data.get(name) ?? '');
    const body = { currentPassword: valueOf('currentPassword'), newPassword: valueOf('newPassword') };
    const problems = passwordProblems({ ...body, confirmPassword: valueOf('confirmPassword') });
    if (Object.keys(problems).length > 0) return refuse(problems);
    void submit(() => save(body));
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onChange={markDirty} className={styles.form}>
      <p className={styles.lede}>{texts.lede}</p>
      <FormOutcome state={state} />
      <fieldset disabled={isSending} className={styles.fields}>
        {/* Password managers need to know whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={texts.current}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={maxLength}
          required
          error={state.problems.currentPassword}
        />
        <PasswordField
          label={texts.next}
          name="newPassword"
          autoComplete="new-password"
          maxLength={maxLength}
          required
          hint={newPassword ? <PasswordHint password={newPassword} /> : tooShort}
          error={state.problems.newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <PasswordField
          label={texts.confirm}
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={maxLength}
          required
          error={state.problems.confirmPassword}
        />
        <Button type="submit" aria-busy={isSending} className={styles.submit}>
          {isSending ? profileTexts.updating : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}
