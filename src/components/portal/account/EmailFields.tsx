import type { ApiField } from '@/client/useApiForm';
import { PasswordField } from '@/components/ui/PasswordField';
import { TextField } from '@/components/ui/TextField';
import { profileFormTexts as texts } from '@/content/portal/profile';
import { accountLimits } from '@/domain/accounts/accountLimits';

interface EmailFieldsProps {
  /** What was typed is not the account's email. */
  isAnother: boolean;
  email: ApiField;
  currentPassword: ApiField;
}

/** The account's email; once it is another one, the current password is asked for as well. */
export function EmailFields({ isAnother, email, currentPassword }: EmailFieldsProps) {
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
      {isAnother ? (
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
