'use client';

import { useState, type SubmitEvent } from 'react';
import { callApi } from '@/client/apiClient';
import type { FieldProblems } from '@/client/firstProblems';
import { refreshToken } from '@/client/refreshToken';
import { showUser } from '@/client/sessionStore';
import { formProblems } from '@/components/site/account/formProblems';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { profileFormTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';
import type { ProfileAnswer } from '@/schemas/account';
import { usePortalUser } from '../guard/PortalUser';
import { EmailField } from './EmailField';
import { FormOutcome } from './FormOutcome';
import { PendingEmail } from './PendingEmail';
import { PictureField } from './PictureField';
import { useAccountForm } from './useAccountForm';
import styles from './AccountForm.module.css';

/** In the words of the contract; the company may be missing. */
function problemsOf(form: HTMLFormElement): FieldProblems {
  const { company: _optional, ...problems } = formProblems(form);
  const needsPassword = new FormData(form).get('currentPassword') === '';
  return needsPassword ? { ...problems, currentPassword: profileMessages.passwordNeeded } : problems;
}

/** Picture, name, email and company. */
export function ProfileForm() {
  const user = usePortalUser();
  const [picture, setPicture] = useState(user.profileImage);
  const [saves, setSaves] = useState(0);
  const { form, state, submit, refuse, clear, markDirty } = useAccountForm({
    failureMessage: profileMessages.updateFailed,
    showsErrorText: true,
  });
  const isSending = state.status === 'sending';

  const save = async (values: Record<string, unknown>) => {
    if (!user.email) throw new Error(profileMessages.noEmail);
    await refreshToken();
    const answer = await callApi<ProfileAnswer>('/api/auth/profile', {
      method: 'PUT',
      body: { ...values, profileImage: picture },
    });
    showUser(answer.user);
    setPicture(answer.user.profileImage);
    setSaves((count) => count + 1);
    return profileMessages.updated;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const problems = problemsOf(event.currentTarget);
    if (Object.keys(problems).length > 0) return refuse(problems);
    void submit(() => save(values));
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onChange={markDirty} className={styles.form}>
      <FormOutcome state={state} />
      <PendingEmail key={`pending ${saves}`} pendingEmail={user.pendingEmail} />
      <fieldset disabled={isSending} className={styles.fields}>
        <PictureField
          name={user.name}
          picture={picture}
          error={state.problems.profileImage}
          onProblem={(message) => refuse({ profileImage: message })}
          onChange={(chosen) => {
            clear();
            setPicture(chosen);
            markDirty();
          }}
        />
        <TextField
          label={texts.name}
          name="name"
          defaultValue={user.name}
          autoComplete="name"
          maxLength={accountLimits.nameMaxLength}
          required
          error={state.problems.name}
        />
        {/* After each save it starts anew, with the email that the account has. */}
        <EmailField key={`email ${saves} ${user.email}`} email={user.email} problems={state.problems} />
        <TextField
          label={
            <>
              {texts.company} <span className={styles.optional}>({texts.optional})</span>
            </>
          }
          name="company"
          defaultValue={user.company ?? ''}
          autoComplete="organization"
          maxLength={accountLimits.companyMaxLength}
          error={state.problems.company}
        />
        <Button type="submit" aria-busy={isSending} className={styles.submit}>
          {isSending ? profileTexts.updating : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}
