import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { passwordFormSchema } from './passwordFormSchema';

const values = { currentPassword: 'old one', newPassword: 'new one', confirmPassword: 'new one' };

describe('a change of password', () => {
  it.each([
    [{}, undefined],
    [{ currentPassword: '' }, { currentPassword: ['Password is required'] }],
    [{ newPassword: '12345', confirmPassword: '12345' }, { newPassword: ['Must be at least 6 characters'] }],
    [
      { newPassword: '', confirmPassword: '' },
      expect.objectContaining({ newPassword: ['Password is required'] }),
    ],
    [{ confirmPassword: 'new onE' }, { confirmPassword: ['New passwords do not match'] }],
    [
      { currentPassword: '', confirmPassword: 'new onE' },
      { currentPassword: ['Password is required'], confirmPassword: ['New passwords do not match'] },
    ],
  ])('with %o is refused for %o', (overrides, expected) => {
    const { error } = passwordFormSchema.safeParse({ ...values, ...overrides });
    expect(error && z.flattenError(error).fieldErrors).toEqual(expected);
  });
});
