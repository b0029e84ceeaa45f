import { describe, expect, it } from 'vitest';
import { loginBodySchema, signupBodySchema } from '@/schemas/auth';
import { fieldProblem, type AccountField } from './fieldProblem';

const complete = { name: 'Ada', email: 'ada@example.com', company: 'ACME', password: 'plum kettle' };

const messagesOf = (result: ReturnType<typeof signupBodySchema.safeParse>) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('fieldProblem', () => {
  it.each<AccountField>(['name', 'email', 'company'])('misses %s in the words of the contract', (name) => {
    const problem = fieldProblem({ name, value: '  ', isMalformed: false });
    expect(messagesOf(signupBodySchema.safeParse({ ...complete, [name]: '  ' }))).toContain(problem);
  });

  it('misses the password of a login in the words of the contract', () => {
    const problem = fieldProblem({ name: 'password', value: '', isMalformed: false });
    const { error } = loginBodySchema.safeParse({ email: 'ada@example.com', password: '' });
    expect(error?.issues.map(({ message }) => message)).toEqual([problem]);
  });

  it('refuses a malformed email and a short new password in the words of the contract', () => {
    const problems = [
      fieldProblem({ name: 'email', value: 'ada', isMalformed: true }),
      fieldProblem({ name: 'password', value: 'plum', isMalformed: false, minLength: 6 }),
    ];
    expect(messagesOf(signupBodySchema.safeParse({ ...complete, email: 'ada', password: 'plum' }))).toEqual(
      problems,
    );
  });

  it('accepts any existing password and a complete field', () => {
    expect(fieldProblem({ name: 'password', value: ' ', isMalformed: false })).toBeNull();
    expect(fieldProblem({ name: 'company', value: 'ACME', isMalformed: false })).toBeNull();
  });
});
