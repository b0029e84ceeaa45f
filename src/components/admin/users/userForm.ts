import { z } from 'zod';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { Role } from '@/domain/accounts/roles';
import { createUserBodySchema, updateUserBodySchema, type ManagedUser } from '@/schemas/users';

/** What the fields of both dialogs hold. */
export interface UserForm {
  name: string;
  email: string;
  company: string;
  role: Role;
  /** As typed. */
  reportLimit: string;
}

export const emptyUserForm: UserForm = {
  name: '',
  email: '',
  company: '',
  role: 'client',
  reportLimit: String(defaultReportLimit),
};

export function toUserForm({ name, email, company, role, reportLimit }: ManagedUser): UserForm {
  return {
    name,
    email,
    company: company ?? '',
    role,
    reportLimit: String(reportLimit ?? defaultReportLimit),
  };
}

/** A limit as typed; what is no number is refused by the contract. */
export const toReportLimit = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** As the calls take it: no company is null, and so is the limit of an administrator. */
function toUserBody({ name, email, company, role, reportLimit }: UserForm) {
  const isAdmin = role === 'admin';
  const limit = isAdmin ? null : toReportLimit(reportLimit);
  return { name, email, company: company.trim() || null, role, isAdmin, reportLimit: limit };
}

/** What editing a user holds, by the contract of its call. */
export const updateUserFormSchema = z
  .transform((form: UserForm): z.input<typeof updateUserBodySchema> => toUserBody(form))
  .pipe(updateUserBodySchema);

/** What adding a user holds, by the contract of its call. */
export const createUserFormSchema = z
  .transform(
    ({ password, ...form }: UserForm & { password: string }): z.input<typeof createUserBodySchema> => ({
      ...toUserBody(form),
      password,
    }),
  )
  .pipe(createUserBodySchema);
