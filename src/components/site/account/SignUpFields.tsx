'use client';

import { useState } from 'react';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import { accountLabels } from '@/content/site/account';
import { accountLimits } from '@/domain/accounts/accountLimits';
import type { FieldProblems } from '@/client/firstProblems';
import { PasswordHint } from './PasswordHint';

/** Name, email, company and password. */
export function SignUpFields({ problems }: { problems: FieldProblems }) {
  const [password, setPassword] = useState('');
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
      <PasswordField
        label={accountLabels.password}
        name="password"
        autoComplete="new-password"
        minLength={accountLimits.passwordMinLength}
        required
        hint={<PasswordHint password={password} />}
        error={problems.password}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </>
  );
}
