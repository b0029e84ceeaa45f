import { expect, it } from 'vitest';
import { accountLimits } from './accountLimits';
import { isCommonPassword, passwordProblem } from './passwordProblem';

const { passwordMinLength: min, passwordMaxLength: max } = accountLimits;
const ofLength = (length: number) => 'q7~'.repeat(length).slice(0, length);

it.each([
  ['just long enough', ofLength(min), null],
  ['too short by one', ofLength(min - 1), `Must be at least ${min} characters`],
  ['as long as may be', ofLength(max), null],
  ['too long by one', ofLength(max + 1), `Must be at most ${max} characters`],
  [
    'among the most used ones, in any case',
    'PassWord',
    'This password is among the most used ones. Please choose another.',
  ],
])('judges a password that is %s', (_what, password, problem) => {
  expect(passwordProblem(password, { isStaff: true })).toBe(problem);
});

it('leaves a common password to clients', () => {
  expect(isCommonPassword('PassWord')).toBe(true);
  expect(isCommonPassword('plum kettle orbit')).toBe(false);
  expect(passwordProblem('PassWord', { isStaff: false })).toBeNull();
});
