import { describe, expect, it } from 'vitest';
import { initialOf } from './initialOf';

describe('initialOf', () => {
  it.each([
    ['ada', 'A'],
    [' éva Long', 'É'],
    ['𝒜da', '𝒜'],
    ['', 'U'],
    ['   ', 'U'],
  ])('shows %j as %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
