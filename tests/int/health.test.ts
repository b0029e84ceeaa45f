import { describe, expect, it } from 'vitest';
import { api } from '../helpers/api';

describe('GET /api/health', () => {
  it('answers 200 without details while the database answers', async () => {
    const answer = await api('GET', '/api/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ok' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
