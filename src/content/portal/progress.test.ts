import { expect, it } from 'vitest';
import { ownProgressTexts } from './progress';

it.each([
  [1, 'It was 1 hour a month.'],
  [52 / 12, 'It was 4.33 hours a month.'],
  [1.0001, 'It was 1 hour a month.'],
  [1_820 / 12, 'It was 151.67 hours a month.'],
])('says as exactly as it is counted what a task took before: %d', (hours, words) => {
  expect(ownProgressTexts.hoursHint('Quotes', hours)).toContain(words);
});
