'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '@/client/useSession';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { PasswordField } from '@/components/ui/PasswordField';
import { StorageNotice } from '@/components/ui/StorageNotice';
import { TextField } from '@/components/ui/TextField';
import { accountLabels, accountMessages } from '@/content/site/account';
import { loginNotices } from '@/content/site/loginNotices';
import text from '@/components/ui/Text.module.css';
import styles from './AccountCard.module.css';
import { NextLink } from './NextLink';
import { SocialButtons } from './SocialButtons';
import { useGoOn } from './useGoOn';
import { useSessionForm } from './useSessionForm';

const isNotice = (name: string): name is keyof typeof loginNotices => Object.hasOwn(loginNotices, name);

function NoticeOfAddress() {
  const notice = useSearchParams().get('notice') ?? '';
  return isNotice(notice) ? <FormMessage tone="success">{loginNotices[notice]}</FormMessage> : null;
}

/** Reason for the redirect to the sign-in page. The page is static, so only the browser knows it. */
function LoginNotice() {
  return (
    <Suspense>
      <NoticeOfAddress />
    </Suspense>
  );
}

const loadContract = () => import('@/schemas/auth').then(({ loginFormSchema }) => loginFormSchema);

/** Email and password; a signed-in user is redirected immediately. */
export function LoginForm() {
  const session = useSession();
  const goOn = useGoOn();
  const [notice, setNotice] = useState<string | null>(null);
  const { form, state, ...handlers } = useSessionForm({
    path: '/api/auth/login',
    loadContract,
    failureMessage: accountMessages.loginFailed,
  });
  const isSending = state.status === 'sending';

  useEffect(() => {
    if (session.status === 'signed-in') goOn();
  }, [session.status, goOn]);

  return (
    <form ref={form} noValidate {...handlers} className={styles.form}>
      <LoginNotice />
      <StorageNotice />
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      {notice ? <FormMessage tone="info">{notice}</FormMessage> : null}
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
        <PasswordField
          label={accountLabels.password}
          name="password"
          autoComplete="current-password"
          required
          error={state.problems.password}
        />
        <Button type="submit" aria-busy={isSending}>
          {isSending ? accountLabels.signingIn : accountLabels.signIn}
        </Button>
        <SocialButtons onUse={(provider) => setNotice(accountMessages.socialLoginLater(provider))} />
      </fieldset>
      <p className={text.hint}>
        <Link href="/forgot-password">{accountLabels.forgot}</Link>
      </p>
      <p className={text.hint}>
        No account yet? <NextLink href="/ai-opportunity-assessment">{accountLabels.signUpHere}</NextLink>
      </p>
    </form>
  );
}
