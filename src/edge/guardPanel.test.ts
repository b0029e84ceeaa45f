import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { guardPanel } from './guardPanel';

const known = new Map([
  ['client', false],
  ['staff', true],
]);
const options = {
  cookieName: 'payload-token',
  isStaff: (token: string) => Promise.resolve(known.get(token) ?? null),
};

const refusalOf = (
  token: string,
  headers: Record<string, string>,
  { method = 'POST', url = '/cms' } = {},
) => {
  const cookie = `a=b; payload-token=${token}`;
  const request = new IncomingMessage(new Socket());
  return guardPanel(Object.assign(request, { method, url, headers: { cookie, ...headers } }), options);
};

it.each([
  ['client', { 'content-length': '1000000' }, undefined],
  ['client', { 'content-length': '1000001' }, 413],
  // Chunked, without a Content-Length.
  ['client', {}, 413],
  ['staff', { 'content-length': '6000000' }, undefined],
  ['staff', {}, undefined],
  ['unknown', { 'content-length': '1000000' }, undefined],
  ['unknown', { 'content-length': '6000000' }, 503],
])('reads long actions for staff only: %s %j', async (token, headers, status) => {
  expect((await refusalOf(token, headers))?.status).toBe(status);
});

it('says when to come back where nobody can be looked up', async () => {
  expect((await refusalOf('unknown', {}))?.headers).toEqual({ 'Retry-After': '5' });
});

it.each([
  ['client', 307],
  ['staff', undefined],
  ['unknown', 503],
])('shows the panel to staff only: %s', async (token, status) => {
  const refusal = await refusalOf(token, {}, { method: 'GET', url: '/cms/collections/posts?page=2' });
  expect(refusal?.status).toBe(status);
  const location = '/login?next=%2Fcms%2Fcollections%2Fposts%3Fpage%3D2';
  if (status === 307) expect(refusal?.headers).toEqual({ Location: location });
});

it.each([{ method: 'GET', url: '/' }, { url: '/api/posts' }, { url: '/cmsx' }])(
  'has nothing to say about %j',
  async (request) => {
    expect(await refusalOf('client', {}, request)).toBeUndefined();
  },
);
