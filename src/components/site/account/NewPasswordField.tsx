'use client';

import { useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { PasswordField } from '@/components/ui/PasswordField';
import { accountLimits } from '@/domain/accounts/accountLimits';
import type { PasswordHint } from './PasswordHint';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
  /** The account may have a weak password. */
  takesWeak?: boolean;
}

/** Loaded when the field receives focus, not with the page. */
const loadHint = () => import('./PasswordHint').then((module) => module.PasswordHint);

/** New password with its strength. One over the limit is rejected, never silently cut. */
export function NewPasswordField({ label, name, error, takesWeak }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const [Hint, setHint] = useState<typeof PasswordHint | null>(null);
  // The error names the length; the hint would repeat it.
  const saysLength = Boolean(error && password) && password.length < accountLimits.passwordMinLength;
  const load = () => {
    loadHint().then(
      (loaded) => setHint(() => loaded),
      (failure: unknown) => logFailure('The strength of a password could not be shown', failure),
    );
  };
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      minLength={accountLimits.passwordMinLength}
      required
      hint={
        saysLength ? undefined : Hint && password ? (
          <Hint password={password} takesWeak={takesWeak} />
        ) : (
          `At least ${accountLimits.passwordMinLength} characters. Three or four unrelated words work well.`
        )
      }
      error={error}
      onFocus={load}
      onInput={({ currentTarget }) => {
        setPassword(currentTarget.value);
        if (!Hint) load();
      }}
    />
  );
}
