import type { ApiField } from '@/client/useApiForm';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import { profileFormTexts as texts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';

interface EmailFieldsProps {
  /** Staff typed another email than the account's. */
  asksForPassword: boolean;
  email: ApiField;
  currentPassword: ApiField;
}

/** The account's email; staff are asked for their current password to change it. */
export function EmailFields({ asksForPassword, email, currentPassword }: EmailFieldsProps) {
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
