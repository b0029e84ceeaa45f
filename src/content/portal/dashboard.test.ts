import { expect, it } from 'vitest';
import { limitNotice } from './dashboard';

it.each([
  [1, '1 AI opportunity analysis'],
  [3, '3 AI opportunity analyses'],
])('a limit of %i is said as one says it', (limit, words) => {
  expect(limitNotice.text(limit)).toBe(
    `You've reached your maximum of ${words}. Schedule a strategy call to discuss your results!`,
  );
});
