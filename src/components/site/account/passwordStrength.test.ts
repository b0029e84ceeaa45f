import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength';

describe('passwordStrength', () => {
  it.each([
    ['', 'Too short'],
    ['abcde', 'Too short'],
    ['abcdef', 'Weak'],
    ['aaaaaaaaaaaaaaa', 'Weak'],
    ['abcdefgh1', 'Good'],
    ['plum kettle orbit', 'Strong'],
  ])('calls %j %s', (password, expected) => {
    expect(passwordStrength(password)).toBe(expected);
  });
});
