import { expect, it } from 'vitest';
import { passwordScreen } from './passwordScreen';

const now = '2026-12-08T12:00:00.000Z';
const later = '2026-12-08T12:00:00.001Z';

it.each([
  ['a client with a temporary password', { role: 'client', mustChangePassword: true }, 'none'],
  ['a client with a common password', { role: 'client', hasCommonPassword: true }, 'none'],
  ['staff with a password of their own', { role: 'admin', mustChangePassword: false }, 'none'],
  ['staff with a temporary password', { role: 'marketer', mustChangePassword: true }, 'optional'],
  ['within seven days', { role: 'admin', mustChangePassword: true, passwordDueAt: later }, 'optional'],
  ['after seven days', { role: 'admin', mustChangePassword: true, passwordDueAt: now }, 'required'],
  ['staff with a common password', { role: 'marketer', hasCommonPassword: true }, 'required'],
] as const)('decides for %s', (_who, facts, screen) => {
  expect(passwordScreen(facts, now)).toBe(screen);
});
