import { afterEach, describe, expect, it } from 'vitest';
import { submissionKeySchema } from '@/schemas/submissionKey';
import { forgetSubmissionKey, submissionKeyFor } from './submissionKey';

afterEach(forgetSubmissionKey);

describe('submissionKeyFor', () => {
  it('gives the same content the same key until the answer has come', () => {
    const key = submissionKeyFor('answers');
    expect(submissionKeySchema.parse(key)).toBe(key);
    expect(submissionKeyFor('answers')).toBe(key);
    forgetSubmissionKey();
    expect(submissionKeyFor('answers')).not.toBe(key);
  });

  it('gives changed content another key', () => {
    expect(submissionKeyFor('answers')).not.toBe(submissionKeyFor('changed answers'));
  });
});
