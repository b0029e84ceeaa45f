import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { guardRequest } from './guardRequest';

/**
 * @param {object} wanted
 * @param {string} [wanted.method]
 * @param {string} [wanted.url]
 * @param {Record<string, string>} [wanted.headers]
 */
function requestWith({ method = 'GET', url = '/', headers = {} }) {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { method, url, headers });
}

const direct = { trustedProxies: 0, siteProtocol: 'http:' };

describe('guardRequest', () => {
  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'forwarded',
    'x-client-address',
    'x-middleware-subrequest',
    'x-invoke-path',
    'x-matched-path',
    'x-prerender-revalidate',
    'content-security-policy',
  ])('takes %s away from strangers', (name) => {
    const request = requestWith({ headers: { [name]: '203.0.113.9', accept: 'text/html' } });
    guardRequest(request, direct);
    expect(Object.values(request.headers)).not.toContain('203.0.113.9');
    expect(request.headers.accept).toBe('text/html');
  });

  it('puts in what our own proxies say', () => {
    const request = requestWith({
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' },
    });
    guardRequest(request, { trustedProxies: 1, siteProtocol: 'https:' });
    expect(request.headers).toEqual({ 'x-client-address': '203.0.113.9', 'x-forwarded-proto': 'https' });
  });

  it.each(['/', '/blog/caf%C3%A9?q=%E0%A4%A', '/_next/static/a.js'])('lets %s pass', (url) => {
    expect(guardRequest(requestWith({ url }), direct)).toBeUndefined();
  });

  it.each(['/%E0%A4%A', '/blog/%', 'http://other.example/'])('refuses %s with 400', (url) => {
    expect(guardRequest(requestWith({ url }), direct)?.status).toBe(400);
  });

  it.each(['TRACE', 'TRACK'])('refuses %s with 405', (method) => {
    expect(guardRequest(requestWith({ method }), direct)?.status).toBe(405);
  });
});
