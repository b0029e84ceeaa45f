import { describe, expect, it } from 'vitest';
import { firstProblems } from './firstProblems';

describe('firstProblems', () => {
  it('keeps the first message of each field', () => {
    const problems = firstProblems([
      ['email', 'Email is required'],
      ['email', 'Enter a valid email address'],
      ['name', 'Name is required'],
    ]);
    expect(problems).toEqual({ email: 'Email is required', name: 'Name is required' });
  });

  it('is empty without problems', () => {
    expect(firstProblems([])).toEqual({});
  });
});
