import { afterEach, expect, it, vi } from 'vitest';
import { isStaffSession } from './isStaffSession';

afterEach(() => void vi.unstubAllGlobals());

const answerOf = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    expect([url, headers]).toEqual(['http://127.0.0.1:1/api/auth/me', { Authorization: 'Bearer a.b.c' }]);
    return answer();
  });
  return isStaffSession('http://127.0.0.1:1', 'a.b.c');
};

it.each([
  ['admin', true],
  ['marketer', true],
  ['client', false],
])('knows a session of somebody who is %s', async (role, isStaff) => {
  expect(await answerOf(async () => Response.json({ role }))).toBe(isStaff);
});

it.each([401, 403])('knows by %i that a session is none any more', async (status) => {
  expect(await answerOf(async () => new Response('{}', { status }))).toBe(false);
});

it.each([429, 500, 503])('takes %i for no answer', async (status) => {
  expect(await answerOf(async () => new Response('{}', { status }))).toBeNull();
});

it.each([
  ['none comes', () => Promise.reject(new Error('late'))],
  ['it breaks off', async () => new Response('{"role":')],
])('knows nothing where %s', async (_, answer) => {
  expect(await answerOf(answer)).toBeNull();
});
