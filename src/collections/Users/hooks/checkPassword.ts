import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { passwordProblem } from '@/domain/accounts/passwordProblem';

/** Payload itself accepts three characters; every door of ours keeps to the same rule. */
export const checkPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password;
  if (password === undefined || password === null) return data;
  const problem = typeof password === 'string' ? passwordProblem(password) : 'Must be text';
  if (problem) {
    throw new ValidationError({ collection: 'users', errors: [{ message: problem, path: 'password' }], req });
  }
  return data;
};
