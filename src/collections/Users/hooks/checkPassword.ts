import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { passwordProblem } from '@/domain/accounts/passwordProblem';
import { isStaffRole } from '@/domain/accounts/roles';
import type { User } from '@/payload-types';

/**
 * Enforces the password rule for every API that writes a password; Payload alone accepts three characters.
 * @throws ValidationError
 */
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
