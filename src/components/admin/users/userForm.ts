import type { z } from 'zod';
import { ApiError } from '@/client/ApiError';
import { firstProblems, type FieldProblems } from '@/client/firstProblems';
import { defaultReportLimit } from '@/domain/accounts/accountLimits';
import type { ManagedUser } from '@/schemas/users';

/** What the fields of both dialogs hold. */
export interface UserForm {
  name: string;
  email: string;
  company: string;
  isAdmin: boolean;
  /** As typed. */
  reportLimit: string;
}

export const emptyUserForm: UserForm = {
  name: '',
  email: '',
  company: '',
  isAdmin: false,
  reportLimit: String(defaultReportLimit),
};

export function toUserForm({ name, email, company, isAdmin, reportLimit }: ManagedUser): UserForm {
  return {
    name,
    email,
    company: company ?? '',
    isAdmin,
    reportLimit: String(reportLimit ?? defaultReportLimit),
  };
}

/** As the call takes it: no company is null, and so is the limit of an administrator. */
export function toUserBody({ name, email, company, isAdmin, reportLimit }: UserForm) {
  const limit = reportLimit.trim() === '' ? Number.NaN : Number(reportLimit);
  return { name, email, company: company.trim() || null, isAdmin, reportLimit: isAdmin ? null : limit };
}

/** What the server would refuse, by field. */
export function problemsOf(schema: z.ZodType, body: unknown): FieldProblems {
  const { error } = schema.safeParse(body);
  return firstProblems(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

/** What the server did refuse, by field. */
export function refusedFields(error: unknown): FieldProblems {
  return error instanceof ApiError
    ? firstProblems(error.errors.map(({ field, message }) => [field, message]))
    : {};
}
