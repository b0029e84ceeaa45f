import { expect, it } from 'vitest';
import { evenAnswers } from './fixtures/answers';
import { readinessReading } from './readinessReading';

it('reads the level of an analysis from the score, and data safety from the rules on records', () => {
  expect(readinessReading(evenAnswers(5))).toEqual({ readiness: 'beginner', dataSafety: 'settle first' });
  expect(readinessReading({ ...evenAnswers(9), q3: 7 })).toEqual({
    readiness: 'advanced',
    dataSafety: 'settle first',
  });
  expect(readinessReading({ ...evenAnswers(7), q3: 8 })).toEqual({
    readiness: 'intermediate',
    dataSafety: 'ok',
  });
});
