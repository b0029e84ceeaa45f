import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { passwordProblem } from '@/domain/accounts/passwordProblem';
import { isStaffRole } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';

/** Payload itself accepts three characters; every API that writes a password keeps to the same rule. */
export const checkPassword: CollectionBeforeValidateHook<User> = ({ data, originalDoc, req }) => {
  const password: unknown = data?.password;
  if (password === undefined || password === null) return data;
  const isStaff = isStaffRole(data?.role ?? originalDoc?.role ?? 'client');
  const problem = typeof password === 'string' ? passwordProblem(password, { isStaff }) : 'Must be text';
  if (problem) {
    throw new ValidationError({ collection: 'users', errors: [{ message: problem, path: 'password' }], req });
  }
  return data;
};
