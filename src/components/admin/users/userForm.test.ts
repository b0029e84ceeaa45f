import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createUserBodySchema } from '@/schemas/users';
import { emptyUserForm, toUserBody } from './userForm';

const filled = { ...emptyUserForm, name: 'Ada', email: 'ada@example.test' };
const check = (changes: Partial<typeof filled>) => {
  const body = { ...toUserBody({ ...filled, ...changes }), password: 'long enough' };
  const { error } = createUserBodySchema.safeParse(body);
  return error ? z.flattenError(error).fieldErrors : {};
};

describe('a user form', () => {
  it('sends no company as null, and no limit for administrators', () => {
    expect(toUserBody({ ...filled, company: '  ' })).toMatchObject({ company: null, reportLimit: 3 });
    expect(toUserBody({ ...filled, type: 'admin', reportLimit: '7' }).reportLimit).toBeNull();
  });

  it.each(['', '0', '101', '1.5', 'ten', '-1'])('refuses the limit %j', (reportLimit) => {
    expect(check({ reportLimit })).toEqual({
      reportLimit: ['Report limit must be a whole number from 1 to 100'],
    });
    expect(check({ reportLimit, type: 'admin' })).toEqual({});
  });

  it('names what is wrong with each field', () => {
    expect(check({ name: ' ', email: 'ada' })).toEqual({
      name: ['Name is required'],
      email: ['Enter a valid email address'],
    });
  });
});
