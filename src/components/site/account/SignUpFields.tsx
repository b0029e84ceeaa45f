import { TextField } from '@/components/ui/TextField';
import { accountLabels } from '@/content/site/account';
import { accountLimits } from '@/domain/accounts/accountLimits';
import type { FieldProblems } from '@/client/firstProblems';
import { NewPasswordField } from './NewPasswordField';

/** Name, email, company and password. */
export function SignUpFields({ problems }: { problems: FieldProblems }) {
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
      <NewPasswordField label={accountLabels.password} name="password" error={problems.password} />
    </>
  );
}
