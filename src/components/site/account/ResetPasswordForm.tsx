'use client';

import { useRouter } from 'next/navigation';
import { callApi } from '@/client/apiClient';
import { clearSession } from '@/client/sessionState';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { loginNoticePath } from '@/content/site/loginNotices';
import { passwordResetMessages, passwordResetTexts as texts } from '@/content/site/passwordReset';
import { AccountForm } from './AccountForm';
import { NewPasswordField } from './NewPasswordField';
import { useLinkToken } from './useLinkToken';
import styles from './AccountCard.module.css';

/** The server reports problems of the link, in the same place as an expired link. */
const loadContract = () =>
  import('@/schemas/mailedLinks').then(({ resetPasswordBodySchema }) =>
    resetPasswordBodySchema.pick({ password: true }),
  );

/** Sets a new password with the link's token, then opens the sign-in page. */
export function ResetPasswordForm() {
  const router = useRouter();
  const token = useLinkToken();
  const { form, state, submit } = useSentForm({
    fields: ['password'],
    failureMessage: passwordResetMessages.resetFailed,
  });
  const isSending = state.status === 'sending' || state.status === 'done';
  const message = token === '' ? passwordResetMessages.incomplete : state.message;

  const send = async (values: Record<string, FormDataEntryValue>) => {
    await callApi('/api/auth/reset-password', { method: 'POST', body: { ...values, token } });
    clearSession();
    router.replace(loginNoticePath('password-changed'));
  };

  return (
    <AccountForm {...{ form, submit, loadContract, send }}>
      {message ? (
        <FormMessage>
          <span>{`${message} `}</span>
          <Link href="/forgot-password">{texts.newLink}</Link>
        </FormMessage>
      ) : null}
      <fieldset disabled={isSending} className={styles.fields}>
        <NewPasswordField label={texts.newPassword} name="password" error={state.problems.password} />
        <Button type="submit" disabled={!token} aria-busy={isSending}>
          {isSending ? texts.resetting : texts.reset}
        </Button>
      </fieldset>
    </AccountForm>
  );
}
