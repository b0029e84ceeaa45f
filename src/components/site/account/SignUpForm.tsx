'use client';

import { useState, type FormEvent } from 'react';
import { useSession } from '@/client/useSession';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { StorageNotice } from '@/components/ui/StorageNotice';
import { accountLabels, accountMessages } from '@/content/site/account';
import { NextLink } from './NextLink';
import { SignedInNotice } from './SignedInNotice';
import { SignUpFields } from './SignUpFields';
import { SignUpMessage } from './SignUpMessage';
import { SocialButtons } from './SocialButtons';
import { useGoOn } from './useGoOn';
import { useSessionForm } from './useSessionForm';
import styles from './AccountForm.module.css';

/** The page shows the form in two places, one for each width: what is typed in one is there in the other. */
function copyToTwin({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[name="sign-up"]')) {
    const twin = form === currentTarget ? null : form.elements.namedItem(target.name);
    if (twin instanceof HTMLInputElement) twin.value = target.value;
  }
}

const loadContract = () => import('@/schemas/auth').then(({ signupBodySchema }) => signupBodySchema);

/** Creates an account and goes on to the dashboard. */
export function SignUpForm() {
  const session = useSession();
  const goOn = useGoOn();
  const [notice, setNotice] = useState<string | null>(null);
  const { form, state, onSubmit, onFocus } = useSessionForm({
    path: '/api/auth/signup',
    loadContract,
    failureMessage: accountMessages.signupFailed,
    onStarted: goOn,
  });
  const isSending = state.status === 'sending';
  if (session.status === 'signed-in' && !isSending) return <SignedInNotice name={session.user.name} />;

  return (
    <form
      ref={form}
      name="sign-up"
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={onFocus}
      onInput={copyToTwin}
      className={styles.form}
    >
      <StorageNotice />
      <SignUpMessage state={state} />
      {notice ? <FormMessage tone="info">{notice}</FormMessage> : null}
      <fieldset disabled={isSending} className={styles.fields}>
        <SignUpFields problems={state.problems} />
        {/* Until the browser runs this form, sending it would load a page instead. */}
        <Button type="submit" disabled={session.status === 'unknown'} aria-busy={isSending}>
          {isSending ? accountLabels.signingUp : accountLabels.signUp}
        </Button>
        <SocialButtons onUse={(provider) => setNotice(accountMessages.socialLoginLater(provider))} />
      </fieldset>
      <p className={styles.switch}>
        Already have an account? <NextLink href="/login">{accountLabels.signInHere}</NextLink>
      </p>
    </form>
  );
}
