import { expect, it } from 'vitest';
import { ownProgressTexts } from './progress';

it.each([
  [1, 'took 1 hour a month'],
  [52 / 12, 'took 4.33 hours a month'],
  [1.0001, 'took 1 hour a month'],
  [1_820 / 12, 'took 151.67 hours a month'],
])('says as exactly as it is counted what a task took before: %d', (hours, words) => {
  expect(ownProgressTexts.hoursHint('Quotes', hours)).toContain(words);
});
