import { describe, expect, it } from 'vitest';
import { createUserBodySchema } from '@/schemas/users';
import { emptyUserForm, problemsOf, toUserBody } from './userForm';

const filled = { ...emptyUserForm, name: 'Ada', email: 'ada@example.test' };
const check = (changes: Partial<typeof filled>) =>
  problemsOf(createUserBodySchema, { ...toUserBody({ ...filled, ...changes }), password: 'long enough' });

describe('a user form', () => {
  it('sends no company as null, and no limit for administrators', () => {
    expect(toUserBody({ ...filled, company: '  ' })).toMatchObject({ company: null, reportLimit: 3 });
    expect(toUserBody({ ...filled, isAdmin: true, reportLimit: '7' }).reportLimit).toBeNull();
  });

  it.each(['', '0', '101', '1.5', 'ten', '-1'])('refuses the limit %j', (reportLimit) => {
    expect(check({ reportLimit })).toEqual({
      reportLimit: 'Report limit must be a whole number from 1 to 100',
    });
    expect(check({ reportLimit, isAdmin: true })).toEqual({});
  });

  it('names what is wrong with each field', () => {
    expect(check({ name: ' ', email: 'ada' })).toEqual({
      name: 'Name is required',
      email: 'Enter a valid email address',
    });
  });
});
