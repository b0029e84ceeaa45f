import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createUserFormSchema, emptyUserForm, updateUserFormSchema } from './userForm';

const filled = { ...emptyUserForm, name: 'Ada', email: 'ada@example.test' };
const check = (changes: Partial<typeof filled>) => {
  const { error } = createUserFormSchema.safeParse({ ...filled, ...changes, password: 'long enough' });
  return error ? z.flattenError(error).fieldErrors : {};
};

describe('a user form', () => {
  it('sends no company as null, and no limit for administrators', () => {
    const expected = { name: 'Ada', company: null, reportLimit: 3 };
    expect(updateUserFormSchema.parse({ ...filled, company: '  ' })).toMatchObject(expected);
    const admin = { ...filled, role: 'admin', reportLimit: '7' } as const;
    expect(updateUserFormSchema.parse(admin).reportLimit).toBeNull();
  });

  it.each(['', '0', '101', '1.5', 'ten', '-1'])('refuses the limit %j', (reportLimit) => {
    expect(check({ reportLimit })).toEqual({
      reportLimit: ['Report limit must be a whole number from 1 to 100'],
    });
    expect(check({ reportLimit, role: 'admin' })).toEqual({});
  });

  it('names what is wrong with each field', () => {
    expect(check({ name: ' ', email: 'ada' })).toEqual({
      name: ['Name is required'],
      email: ['Enter a valid email address'],
    });
  });
});
