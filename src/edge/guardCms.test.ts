import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { guardCms } from './guardCms';

const options = {
  isGenuineToken: (token: string) => Promise.resolve(token === 'genuine'),
  cookieName: 'payload-token',
  trustedOrigins: new Set(['https://site.example']),
  knownActions: new Set(['4001']),
};

const signedIn = { cookie: 'a=b; payload-token=genuine' };

const refusalOf = (method: string, url: string, headers: Record<string, string> = {}) =>
  guardCms(Object.assign(new IncomingMessage(new Socket()), { method, url, headers }), options);

describe('guardCms', () => {
  it.each(['/', '/cmsx', '/api/posts'])('has nothing to say about %s', async (url) => {
    expect(await refusalOf('GET', url)).toBeUndefined();
  });

  it.each<Record<string, string>>([
    {},
    { cookie: 'payload-token=forged' },
    { cookie: 'not-payload-token=genuine' },
  ])('leads strangers to the sign-in and back: %j', async (headers) => {
    expect(await refusalOf('GET', '/cms/collections/posts?page=2', headers)).toEqual({
      status: 307,
      message: 'Please sign in',
      headers: { Location: '/login?next=%2Fcms%2Fcollections%2Fposts%3Fpage%3D2' },
    });
    expect((await refusalOf('POST', '/cms', { ...headers, 'next-action': '4001' }))?.status).toBe(401);
  });

  it.each([
    ['/cms/login?_rsc=1abc', '%2Fcms'],
    ['/cms/logout', '%2Fcms'],
    ['/cms/collections/posts?_rsc=1abc', '%2Fcms%2Fcollections%2Fposts'],
    ['/cms/collections/posts?page=2&_rsc=1abc', '%2Fcms%2Fcollections%2Fposts%3Fpage%3D2'],
  ])('leads back to a page, not to data or a sign-in: %s', async (url, next) => {
    expect((await refusalOf('GET', url))?.headers).toEqual({ Location: `/login?next=${next}` });
  });

  it('lets who is signed in read, and do what the panel can do', async () => {
    expect(await refusalOf('GET', '/cms', signedIn)).toBeUndefined();
    const action = {
      ...signedIn,
      ...{ 'next-action': '4001', 'content-length': '10', origin: 'https://site.example' },
    };
    expect(await refusalOf('POST', '/cms/collections/posts', action)).toBeUndefined();
  });

  it.each([
    ['POST', { 'next-action': 'bogus' }, 404],
    ['POST', {}, 404],
    ['DELETE', { 'next-action': '4001' }, 404],
    ['POST', { 'next-action': '4001', origin: 'https://evil.example' }, 403],
    ['POST', { 'next-action': '4001', origin: 'null' }, 403],
  ])('refuses %s %j', async (method, headers, status) => {
    expect((await refusalOf(method, '/cms', { ...signedIn, ...headers }))?.status).toBe(status);
  });
});
