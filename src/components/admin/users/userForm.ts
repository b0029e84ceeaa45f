import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { ManagedUser } from '@/schemas/users';

/** What the fields of both dialogs hold. */
export interface UserForm {
  name: string;
  email: string;
  company: string;
  type: 'user' | 'admin';
  /** As typed. */
  reportLimit: string;
}

export const emptyUserForm: UserForm = {
  name: '',
  email: '',
  company: '',
  type: 'user',
  reportLimit: String(defaultReportLimit),
};

export function toUserForm({ name, email, company, isAdmin, reportLimit }: ManagedUser): UserForm {
  return {
    name,
    email,
    company: company ?? '',
    type: isAdmin ? 'admin' : 'user',
    reportLimit: String(reportLimit ?? defaultReportLimit),
  };
}

/** As the call takes it: no company is null, and so is the limit of an administrator. */
export function toUserBody({ name, email, company, type, reportLimit }: UserForm) {
  const isAdmin = type === 'admin';
  const limit = reportLimit.trim() === '' ? Number.NaN : Number(reportLimit);
  return { name, email, company: company.trim() || null, isAdmin, reportLimit: isAdmin ? null : limit };
}
