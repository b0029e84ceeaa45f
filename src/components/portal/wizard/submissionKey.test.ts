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

  it('begins with the key of the run that the server keeps, and is the same on every device', () => {
    const runKey = '3f0c7a52-8b1e-4c55-9a43-0d5e6f7a8b9c';
    const key = submissionKeyFor('answers', runKey);
    expect(submissionKeySchema.parse(key)).toBe(key);
    expect(key.startsWith(runKey)).toBe(true);
    forgetSubmissionKey();
    expect(submissionKeyFor('answers', runKey)).toBe(key);
    expect(submissionKeyFor('changed answers', runKey)).not.toBe(key);
    expect(submissionKeyFor('answers', 'another-run')).not.toBe(key);
  });

  it('stays when the run reaches the server between two attempts', () => {
    const key = submissionKeyFor('answers');
    expect(submissionKeyFor('answers', 'run-key-0')).toBe(key);
  });
});
