'use client';

import { useState } from 'react';
import type { FieldProblems } from '@/client/firstProblems';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import { profileFormTexts as texts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';

/** The account's email; once it is another one, the current password is asked for as well. */
export function EmailField({ email, problems }: { email: string; problems: FieldProblems }) {
  const [typed, setTyped] = useState(email);
  const isAnother = typed.trim().toLowerCase() !== email;
  return (
    <>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.emailMaxLength}
        required
        hint={texts.emailHint}
        error={problems.email}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isAnother ? (
        <PasswordField
          label={texts.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={accountLimits.passwordMaxLength}
          required
          hint={texts.currentPasswordHint}
          error={problems.currentPassword}
        />
      ) : null}
    </>
  );
}
