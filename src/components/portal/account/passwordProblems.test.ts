import { describe, expect, it } from 'vitest';
import { passwordProblems } from './passwordProblems';

const values = { currentPassword: 'old one', newPassword: 'new one', confirmPassword: 'new one' };

describe('passwordProblems', () => {
  it.each([
    [{}, {}],
    [{ currentPassword: '' }, { currentPassword: 'Password is required' }],
    [{ newPassword: '12345', confirmPassword: '12345' }, { newPassword: 'Must be at least 6 characters' }],
    [{ confirmPassword: 'new onE' }, { confirmPassword: 'New passwords do not match' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Password is required' }],
  ])('with %o are %o', (overrides, expected) => {
    expect(passwordProblems({ ...values, ...overrides })).toEqual(expected);
  });
});
