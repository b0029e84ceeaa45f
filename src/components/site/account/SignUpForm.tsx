'use client';

import { useState, type FormEvent } from 'react';
import type { FieldProblems } from '@/client/firstProblems';
import { useSession } from '@/client/useSession';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { FormMessage } from '@/components/ui/FormMessage';
import { StorageNotice } from '@/components/ui/StorageNotice';
import { TextField } from '@/components/ui/TextField';
import { accountLabels, accountMessages } from '@/content/site/account';
import { accountLimits } from '@/domain/accounts/accountLimits';
import text from '@/components/ui/Text.module.css';
import styles from './AccountCard.module.css';
import { NewPasswordField } from './NewPasswordField';
import { NextLink } from './NextLink';
import type { SessionFormState } from './sessionFormState';
import { SocialButtons } from './SocialButtons';
import { useGoOn } from './useGoOn';
import { useSessionForm } from './useSessionForm';

/** Name, email, company and password. */
function SignUpFields({ problems }: { problems: FieldProblems }) {
  return (
    <>
      <TextField
        label={accountLabels.name}
        name="name"
        autoComplete="name"
        maxLength={accountLimits.nameMaxLength}
        required
        error={problems.name}
      />
      <TextField
        label={accountLabels.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.email}
      />
      <TextField
        label={accountLabels.company}
        name="company"
        autoComplete="organization"
        maxLength={accountLimits.companyMaxLength}
        required
        error={problems.company}
      />
      <NewPasswordField label={accountLabels.password} name="password" error={problems.password} takesWeak />
    </>
  );
}

/** Reason for a rejected sign-up, with a link that helps if there is one. */
function SignUpMessage({ state: { message, isTaken } }: { state: SessionFormState }) {
  if (!message) return null;
  return (
    <FormMessage>
      <span>{message}</span>
      {isTaken ? (
        <>
          {'. '}
          <NextLink href="/login">Sign in instead</NextLink>
        </>
      ) : null}
    </FormMessage>
  );
}

/** Shown to signed-in users in place of the sign-up form. */
function SignedInNotice({ name }: { name: string }) {
  return (
    <div className={styles.form}>
      <p>{`You are signed in as ${name}. The assessment is waiting on your dashboard.`}</p>
      <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
    </div>
  );
}

/** The page has the form twice, one per screen width, so input in one is copied to the other. */
function copyToTwin({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[name="sign-up"]')) {
    const twin = form === currentTarget ? null : form.elements.namedItem(target.name);
    if (twin instanceof HTMLInputElement) twin.value = target.value;
  }
}

const loadContract = () => import('@/schemas/auth').then(({ signupBodySchema }) => signupBodySchema);

/** Creates an account and continues to the dashboard. */
export function SignUpForm() {
  const session = useSession();
  const goOn = useGoOn();
  const [notice, setNotice] = useState<string | null>(null);
  const { form, state, onInput, ...handlers } = useSessionForm({
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
      noValidate
      {...handlers}
      onInput={(event) => {
        onInput(event);
        copyToTwin(event);
      }}
      className={styles.form}
    >
      <StorageNotice />
      <SignUpMessage state={state} />
      {notice ? <FormMessage tone="info">{notice}</FormMessage> : null}
      <fieldset disabled={isSending} className={styles.fields}>
        <SignUpFields problems={state.problems} />
        <Button type="submit" aria-busy={isSending}>
          {isSending ? accountLabels.signingUp : accountLabels.signUp}
        </Button>
        <SocialButtons onUse={(provider) => setNotice(accountMessages.socialLoginLater(provider))} />
      </fieldset>
      <p className={text.hint}>
        Already have an account? <NextLink href="/login">{accountLabels.signInHere}</NextLink>
      </p>
    </form>
  );
}
