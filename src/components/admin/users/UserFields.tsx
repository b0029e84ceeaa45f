import type { FieldProblems } from '@/client/firstProblems';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { userDialogTexts as texts, userTexts } from '@/content/admin/users';
import { accountLimits, reportLimitRange } from '@/domain/accounts/accountLimits';
import type { ReactNode } from 'react';
import type { UserForm } from './userForm';
import styles from './UserDialog.module.css';

interface UserFieldsProps {
  form: UserForm;
  problems: FieldProblems;
  disabled: boolean;
  onChange: (changes: Partial<UserForm>) => void;
  /** Between the address and the company. */
  children?: ReactNode;
}

/** The fields that adding and editing a user share. Administrators have no limit. */
export function UserFields({ form, problems, disabled, onChange, children }: UserFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.name}
        required
        autoComplete="off"
        maxLength={accountLimits.nameMaxLength}
        value={form.name}
        error={problems.name}
        disabled={disabled}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={texts.email}
        type="email"
        required
        autoComplete="off"
        value={form.email}
        error={problems.email}
        disabled={disabled}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      {children}
      <TextField
        label={texts.company}
        autoComplete="off"
        maxLength={accountLimits.companyMaxLength}
        value={form.company}
        error={problems.company}
        disabled={disabled}
        onChange={({ target }) => onChange({ company: target.value })}
      />
      <SelectField
        label={texts.type}
        value={form.isAdmin ? 'admin' : 'user'}
        disabled={disabled}
        onChange={({ target }) => onChange({ isAdmin: target.value === 'admin' })}
      >
        <option value="user">{userTexts.types.user}</option>
        <option value="admin">{userTexts.types.admin}</option>
      </SelectField>
      {form.isAdmin ? null : (
        <TextField
          label={texts.limit}
          type="number"
          inputMode="numeric"
          {...reportLimitRange}
          step={1}
          hint={texts.limitHint}
          value={form.reportLimit}
          error={problems.reportLimit}
          disabled={disabled}
          onChange={({ target }) => onChange({ reportLimit: target.value })}
        />
      )}
    </div>
  );
}
