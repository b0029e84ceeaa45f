import { expect, it } from 'vitest';
import { overviewTexts } from './overview';

it.each([
  [1, 1, '1 was discarded, 1 is unfinished and may still be continued.'],
  [0, 2, '0 were discarded, 2 are unfinished and may still be continued.'],
])('%i discarded and %i unfinished analyses are said as one says it', (cancelled, open, text) => {
  expect(overviewTexts.unfinished(cancelled, open)).toBe(text);
});
