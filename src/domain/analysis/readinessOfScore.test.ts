import { expect, it } from 'vitest';
import { readinessOfScore } from './readinessOfScore';

it.each([
  [0, 'beginner'],
  [59, 'beginner'],
  [60, 'intermediate'],
  [79, 'intermediate'],
  [80, 'advanced'],
  [100, 'advanced'],
])('an audit of %i percent stands for %s', (percent, level) => {
  expect(readinessOfScore(percent)).toBe(level);
});
