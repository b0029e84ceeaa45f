'use client';

import { useWatch } from 'react-hook-form';
import { callApi } from '@/client/apiClient';
import { refreshToken } from '@/client/refreshToken';
import { loadSession } from '@/client/sessionStore';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { PasswordHint } from '@/components/site/account/PasswordHint';
import { Button } from '@/components/ui/Button';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { PasswordField } from '@/components/ui/PasswordField';
import { passwordFormTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';
import type { PasswordBody } from '@/schemas/account';
import { usePortalUser } from '../guard/PortalUser';
import { passwordFormSchema } from './passwordFormSchema';
import styles from './AccountForm.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';

const tooShort = `Must be at least ${accountLimits.passwordMinLength} characters`;

/** Sets a new password; requires the current one. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const user = usePortalUser();
  const { form, state, control, isSending, reset, onSubmit, field } = useUnsavedForm({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    schema: passwordFormSchema,
    send: async ({ currentPassword, newPassword }: PasswordBody) => {
      if (!user.email) throw new Error(profileMessages.noEmail);
      await refreshToken();
      await callApi('/api/auth/password', { method: 'PUT', body: { currentPassword, newPassword } });
      // The session may have required a new password until now.
      await loadSession();
      reset();
      onChanged();
      return profileMessages.passwordChanged;
    },
    failureMessage: profileMessages.passwordFailed,
    showsErrorText: true,
  });
  const newPassword = useWatch({ control, name: 'newPassword' });
  const nextField = field('newPassword');
  // The error names the length; the hint would repeat it.
  const saysLength =
    Boolean(nextField.error && newPassword) && newPassword.length < accountLimits.passwordMinLength;

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
      <p className={textStyles.quiet}>{texts.lede}</p>
      <FormOutcome state={state} />
      <fieldset disabled={isSending} className={stack.gap5}>
        {/* Lets password managers identify the account. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={texts.current}
          {...field('currentPassword')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          label={texts.next}
          {...nextField}
          autoComplete="new-password"
          required
          hint={
            saysLength ? undefined : newPassword ? (
              <PasswordHint password={newPassword} takesWeak={user.role === 'client'} />
            ) : user.hasCommonPassword ? (
              texts.common
            ) : (
              tooShort
            )
          }
        />
        <PasswordField
          label={texts.confirm}
          {...field('confirmPassword')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" aria-busy={isSending} className={styles.submit}>
          {isSending ? profileTexts.updating : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}
