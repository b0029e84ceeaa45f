import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { messageOf } from './messageOf';
import { NoAnswer } from './NoAnswer';

describe('messageOf', () => {
  it('is the server’s own words, or else ours', () => {
    expect(messageOf(new ApiError(409, 'It is taken'), 'It failed')).toBe('It is taken');
    expect(messageOf(new ApiError(502, ''), 'It failed')).toBe('It failed');
    expect(messageOf(new NoAnswer('No answer'), 'It failed')).toBe('It failed');
  });
});
