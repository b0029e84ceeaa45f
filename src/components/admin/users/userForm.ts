import { z } from 'zod';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { Role } from '@/domain/accounts/roles';
import { createUserBodySchema, updateUserBodySchema, type ManagedUser } from '@/schemas/users';

/** Form values shared by both dialogs. */
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

/** Parses a typed limit; the contract rejects a value that isn't a number. */
export const toReportLimit = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** Converts to the API's body: an empty company and an administrator's limit are null. */
function toUserBody({ name, email, company, role, reportLimit }: UserForm) {
  const isAdmin = role === 'admin';
  const limit = isAdmin ? null : toReportLimit(reportLimit);
  return { name, email, company: company.trim() || null, role, isAdmin, reportLimit: limit };
}

/** Form schema for editing a user, from the API contract. */
export const updateUserFormSchema = z
  .transform((form: UserForm): z.input<typeof updateUserBodySchema> => toUserBody(form))
  .pipe(updateUserBodySchema);

/** Form schema for adding a user, from the API contract. */
export const createUserFormSchema = z
  .transform(
    ({ password, ...form }: UserForm & { password: string }): z.input<typeof createUserBodySchema> => ({
      ...toUserBody(form),
      password,
    }),
  )
  .pipe(createUserBodySchema);
