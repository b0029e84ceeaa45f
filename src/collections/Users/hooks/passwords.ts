import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { passwordProblem, isCommonPassword } from '@/domain/accounts/passwordProblem';
import { isStaffRole } from '@/domain/accounts/roles';
import { isRecord } from '@/domain/isRecord';
import type { User } from '@/payload-types';
import { hasProof } from '@/services/accounts/credentialProof';

/** Runs in beforeOperation, before Payload removes the password from the data that later hooks can change. */
export const normalizeNewPassword: CollectionBeforeOperationHook = ({ args }) => {
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(data) || typeof data.password !== 'string') return args;
  return { ...args, data: { ...data, password: normalizePassword(data.password) } };
};

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

/**
 * Stores facts that the hash doesn't reveal: whether the password is a common one, and whether somebody else chose
 * it. The site's setup counts as the owner.
 */
export const setPasswordFacts: CollectionBeforeValidateHook<User> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!data?.password) return data;
  const isOwn = operation === 'update' && (req.user?.id === originalDoc?.id || hasProof(req));
  return {
    ...data,
    mustChangePassword: Boolean(req.user) && !isOwn,
    hasCommonPassword: isCommonPassword(data.password),
    passwordDueAt: null,
  };
};
