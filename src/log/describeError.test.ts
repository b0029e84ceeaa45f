import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeError } from './describeError';

describe('describeError', () => {
  it('keeps the statement and the reason, and drops the values', () => {
    const cause = new Error('canceling statement due to lock timeout');
    const error = new DrizzleQueryError('insert into "users" values ($1)', ['secret-hash'], cause);
    const description = describeError(error);
    expect(description).toMatchObject({
      message: 'canceling statement due to lock timeout',
      query: 'insert into "users" values ($1)',
    });
    expect(description.stack).toMatch(/^\s+at /);
    expect(JSON.stringify(description)).not.toContain('secret-hash');
  });

  it('takes what is thrown and is no error', () => {
    expect(describeError('no reason')).toEqual({ type: 'string', message: 'no reason', stack: '' });
  });
});
