'use client';

import { useState } from 'react';
import { PasswordField } from '@/components/ui/PasswordField';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { PasswordHint } from './PasswordHint';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A password that is being chosen, and how strong it is. One that is too long is refused, never cut without a word. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      minLength={accountLimits.passwordMinLength}
      required
      hint={<PasswordHint password={password} />}
      error={error}
      onInput={({ currentTarget }) => setPassword(currentTarget.value)}
    />
  );
}
