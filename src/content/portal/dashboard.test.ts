import { expect, it } from 'vitest';
import { limitNotice } from './dashboard';

it.each([1, 3])('a limit of %i is said in the given words', (limit) => {
  expect(limitNotice.text(limit)).toBe(
    `You've reached your maximum of ${limit} AI opportunity analyses. Schedule a strategy call to discuss your results!`,
  );
});
