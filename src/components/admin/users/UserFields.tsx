import type { ReactNode } from 'react';
import type { ApiField } from '@/client/useApiForm';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { userDialogTexts as texts } from '@/content/admin/users';
import { accountLimits, reportLimitRange } from '@/domain/accounts/accountLimits';
import { RoleOptions } from './RoleOptions';
import type { UserForm } from './userForm';
import styles from './UserDialog.module.css';

interface UserFieldsProps {
  field: (name: keyof UserForm) => ApiField;
  /** Administrators have no limit. */
  isAdmin: boolean;
  /** Rendered between the address and the company. */
  children?: ReactNode;
}

/** Fields shared by the forms for adding and editing a user. */
export function UserFields({ field, isAdmin, children }: UserFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField
        label={texts.name}
        {...field('name')}
        required
        autoComplete="off"
        maxLength={accountLimits.nameMaxLength}
      />
      <TextField label={texts.email} {...field('email')} type="email" required autoComplete="off" />
      {children}
      <TextField
        label={texts.company}
        {...field('company')}
        autoComplete="off"
        maxLength={accountLimits.companyMaxLength}
      />
      <SelectField label={texts.type} {...field('role')}>
        <RoleOptions />
      </SelectField>
      {isAdmin ? null : (
        <TextField
          label={texts.limit}
          {...field('reportLimit')}
          type="number"
          inputMode="numeric"
          {...reportLimitRange}
          step={1}
          hint={texts.limitHint}
        />
      )}
    </div>
  );
}
