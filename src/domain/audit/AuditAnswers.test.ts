import { describe, expect, it } from 'vitest';
import { isComplete, readAnswers } from './AuditAnswers';
import { evenAnswers } from './fixtures/answers';

describe('readAnswers', () => {
  it('takes what are answers and leaves the rest', () => {
    expect(readAnswers({ q1: 1, q2: 10, q3: 0, q4: 11, q5: 5.5, q6: '5', q7: null, q99: 5 })).toEqual({
      q1: 1,
      q2: 10,
    });
  });

  it.each([null, undefined, 'text', 5, []])('finds none in %j', (value) => {
    expect(readAnswers(value)).toEqual({});
  });

  it('knows whether all thirteen are there', () => {
    const answers = evenAnswers(5);
    expect(isComplete(answers)).toBe(true);
    expect(isComplete({ ...answers, q13: undefined })).toBe(false);
  });
});
