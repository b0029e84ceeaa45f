'use client';

import { useState, type ComponentProps } from 'react';
import { Button } from './Button';
import { TextField } from './TextField';

/** A password field with a button that shows or hides the password. */
export function PasswordField({
  disabled,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      disabled={disabled}
      type={isShown ? 'text' : 'password'}
      trailing={
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          aria-pressed={isShown}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
