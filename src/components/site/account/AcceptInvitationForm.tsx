'use client';

import { useCallback, useEffect, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { startSession } from '@/client/sessionStore';
import { useSentForm } from '@/client/useSentForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { Link } from '@/components/ui/Link';
import { StorageNotice } from '@/components/ui/StorageNotice';
import { TextField } from '@/components/ui/TextField';
import { accountLabels } from '@/content/site/account';
import { invitationTexts as texts } from '@/content/site/invitation';
import { accountLimits } from '@/domain/accounts/accountLimits';
import type { SessionAnswer } from '@/schemas/auth';
import type { OpenInvitation } from '@/schemas/invitations';
import { AccountForm } from './AccountForm';
import styles from './AccountCard.module.css';
import { NewPasswordField } from './NewPasswordField';
import { useGoOn } from './useGoOn';
import { useLinkToken } from './useLinkToken';

interface Looked {
  invitation: OpenInvitation | null;
  problem: string | null;
  /** The link may be valid: the server didn't respond. */
  isPassing: boolean;
}

const nothingYet: Looked = { invitation: null, problem: null, isPassing: false };

/** Loads the invitation in the page's address. */
function useInvitation() {
  const token = useLinkToken();
  const [looked, setLooked] = useState(nothingYet);

  const look = useCallback(async (sent: string) => {
    setLooked(nothingYet);
    try {
      const invitation = await callApi<OpenInvitation>('/api/auth/invitation', {
        method: 'POST',
        body: { token: sent },
        asVisitor: true,
      });
      setLooked({ invitation, problem: null, isPassing: false });
    } catch (error) {
      logFailure('The invitation could not be looked up', error);
      const isRefused = error instanceof ApiError && error.status === 400;
      const problem = (isRefused && error.serverMessage) || texts.failed;
      setLooked({ invitation: null, problem, isPassing: !isRefused });
    }
  }, []);

  useEffect(() => {
    if (token) void Promise.resolve(token).then(look);
  }, [token, look]);

  const isIncomplete = token === '';
  return {
    token,
    invitation: looked.invitation,
    problem: isIncomplete ? texts.incomplete : looked.problem,
    retry: !isIncomplete && looked.isPassing && token ? () => void look(token) : null,
  };
}

/** The form appears only with a valid link, so the contract reports no error for the token. */
const loadContract = () =>
  import('@/schemas/invitations').then(({ acceptInvitationBodySchema }) =>
    acceptInvitationBodySchema.omit({ token: true }),
  );

const toSignIn = <Link href="/login">{texts.toSignIn}</Link>;

/** Shows the invitation, asks for name and password, and continues to the role's start page. */
export function AcceptInvitationForm() {
  const goOn = useGoOn();
  const { token, invitation, problem, retry } = useInvitation();
  const { form, state, submit } = useSentForm({
    fields: ['name', 'password'],
    failureMessage: texts.failed,
  });
  const isSending = state.status === 'sending' || state.status === 'done';

  const send = async (values: Record<string, FormDataEntryValue>) => {
    const body = { ...values, token };
    startSession(
      await callApi<SessionAnswer>('/api/auth/accept-invitation', { method: 'POST', body, asVisitor: true }),
    );
    goOn();
  };

  if (problem) {
    return (
      <div className={styles.form}>
        <FormMessage>{problem}</FormMessage>
        {retry ? <Button onClick={retry}>{texts.retry}</Button> : toSignIn}
      </div>
    );
  }
  if (!invitation) return <p role="status">{texts.loading}</p>;
  return (
    <AccountForm {...{ form, submit, loadContract, send }}>
      <StorageNotice />
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      {/* A first attempt whose response was lost may have created the account. */}
      {state.problems.token ? toSignIn : null}
      <p>{texts.roles[invitation.role]}</p>
      <fieldset disabled={isSending} className={styles.fields}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          value={invitation.email}
          readOnly
        />
        <TextField
          label={accountLabels.name}
          name="name"
          autoComplete="name"
          maxLength={accountLimits.nameMaxLength}
          required
          error={state.problems.name}
        />
        <NewPasswordField label={accountLabels.password} name="password" error={state.problems.password} />
        <Button type="submit" aria-busy={isSending}>
          {isSending ? texts.accepting : texts.accept}
        </Button>
      </fieldset>
    </AccountForm>
  );
}
