'use client';

import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callApi } from '@/client/apiClient';
import { refreshToken } from '@/client/refreshToken';
import { showUser } from '@/client/sessionStore';
import type { ApiField } from '@/client/useApiForm';
import { useUnsavedForm } from '@/client/useUnsavedForm';
import { Button } from '@/components/ui/Button';
import { FormOutcome } from '@/components/ui/FormOutcome';
import { PasswordField } from '@/components/ui/PasswordField';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { TextField } from '@/components/ui/TextField';
import { profileFormTexts as texts, profileMessages, profileTexts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { normalizeEmail } from '@/domain/accounts/normalizeEmail';
import { isStaffRole } from '@/domain/accounts/roles';
import { profileSchema, type Profile, type ProfileAnswer } from '@/schemas/account';
import type { SessionUser } from '@/schemas/auth';
import { usePortalUser } from '../guard/PortalUser';
import styles from './AccountForm.module.css';
import { FormerEmail } from './FormerEmail';
import { onlyChanged } from './onlyChanged';
import { PendingEmail } from './PendingEmail';
import { PictureField } from './PictureField';

interface EmailFieldsProps {
  /** A staff member has typed an address other than the account's. */
  asksForPassword: boolean;
  email: ApiField;
  currentPassword: ApiField;
}

/** The account's email; staff have to enter their current password to change it. */
function EmailFields({ asksForPassword, email, currentPassword }: EmailFieldsProps) {
  return (
    <>
      <TextField
        label={texts.email}
        {...email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.emailMaxLength}
        required
        hint={texts.emailHint}
      />
      {asksForPassword ? (
        <PasswordField
          label={texts.currentPassword}
          {...currentPassword}
          autoComplete="current-password"
          required
          hint={texts.currentPasswordHint}
        />
      ) : null}
    </>
  );
}

const valuesOf = ({ name, email, company, profileImage }: SessionUser) => ({
  name,
  email,
  company: company ?? '',
  currentPassword: '',
  profileImage,
});

/** The API contract, plus the server's rule for staff who change their email. */
const profileFormSchema = (email: string, isStaff: boolean) =>
  profileSchema.refine((body) => !isStaff || body.email === email || body.currentPassword, {
    path: ['currentPassword'],
    error: profileMessages.passwordNeeded,
    // Runs even if another field is invalid.
    when: () => true,
  });

/** Image, name, email and company. */
export function ProfileForm() {
  const user = usePortalUser();
  const [saves, setSaves] = useState(0);
  const stored = valuesOf(user);
  const isStaff = isStaffRole(user.role);
  const schema = useMemo(() => profileFormSchema(user.email, isStaff), [user.email, isStaff]);
  const { form, state, control, isSending, reset, setValue, refuse, clear, onSubmit, field } = useUnsavedForm(
    {
      defaultValues: stored,
      // Shows the last known account until it has loaded again.
      values: stored,
      schema,
      send: async (profile: Profile) => {
        if (!user.email) throw new Error(profileMessages.noEmail);
        const body = onlyChanged(profile, { ...stored, company: user.company });
        await refreshToken();
        const answer = await callApi<ProfileAnswer>('/api/auth/profile', { method: 'PUT', body });
        showUser(answer.user);
        reset(valuesOf(answer.user));
        setSaves((count) => count + 1);
        return profileMessages.updated;
      },
      failureMessage: profileMessages.updateFailed,
      showsErrorText: true,
    },
  );
  const [picture, typedEmail] = useWatch({ control, name: ['profileImage', 'email'] });
  const asksForPassword = isStaff && normalizeEmail(typedEmail) !== user.email;

  // The field is unmounted then, and its value must not be sent with a later change.
  useEffect(() => {
    if (!asksForPassword) setValue('currentPassword', '', { shouldDirty: true });
  }, [asksForPassword, setValue]);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
      <FormOutcome state={state} />
      <PendingEmail key={`pending ${saves}`} pendingEmail={user.pendingEmail} />
      <FormerEmail onRestored={clear} />
      <fieldset disabled={isSending} className={stack.gap5}>
        <PictureField
          name={user.name}
          picture={picture ?? null}
          error={state.problems.profileImage}
          onProblem={(message) => refuse({ profileImage: message })}
          onChange={(chosen) => {
            clear();
            setValue('profileImage', chosen, { shouldDirty: true });
          }}
        />
        <TextField
          label={texts.name}
          {...field('name')}
          autoComplete="name"
          maxLength={accountLimits.nameMaxLength}
          required
        />
        <EmailFields
          asksForPassword={asksForPassword}
          email={field('email')}
          currentPassword={field('currentPassword')}
        />
        <TextField
          label={
            <>
              {texts.company} <span className={`${styles.optional} ${text.faint}`}>({texts.optional})</span>
            </>
          }
          {...field('company')}
          autoComplete="organization"
          maxLength={accountLimits.companyMaxLength}
        />
        <Button type="submit" aria-busy={isSending} className={styles.submit}>
          {isSending ? profileTexts.updating : texts.submit}
        </Button>
      </fieldset>
    </form>
  );
}
