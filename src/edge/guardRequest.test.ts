import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { guardRequest, guardTarget } from './guardRequest';

/**
 * @param {object} wanted
 * @param {string} [wanted.method]
 * @param {string} [wanted.url]
 * @param {Record<string, string>} [wanted.headers]
 * @param {string[]} [wanted.rawHeaders]
 */
function requestWith({ method = 'GET', url = '/', headers = {}, rawHeaders = [] as string[] }) {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { method, url, headers, rawHeaders });
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

  it.each(['TRACE', 'TRACK'])('refuses %s with 405', (method) => {
    expect(guardRequest(requestWith({ method }), direct)?.status).toBe(405);
  });
});

describe('guardTarget', () => {
  it('puts an address into the spelling that all others judge', () => {
    const request = requestWith({ url: '/%63ms/caf%c3%a9?next=%2e%2e' });
    expect(guardTarget(request)).toBeUndefined();
    expect(request.url).toBe('/cms/caf%C3%A9?next=%2e%2e');
  });

  it.each(['/api/../cms', '/%E0%A4%A', 'http://other.example/'])('refuses %s with 400', (url) => {
    expect(guardTarget(requestWith({ url }))?.status).toBe(400);
  });

  it('leads from doubled slashes to the address that they mean, on this site', () => {
    const location = (url: string) => guardTarget(requestWith({ url }))?.headers?.Location;
    expect(location('//evil.example//a?b=//c')).toBe('/evil.example/a?b=//c');
    expect(guardTarget(requestWith({ url: '//cms', method: 'POST' }))?.status).toBe(400);
  });

  it('refuses a request that names two hosts, even alike', () => {
    const rawHeaders = ['Host', 'site.example', 'Accept', 'host', 'HOST', 'site.example'];
    expect(guardTarget(requestWith({ rawHeaders }))?.status).toBe(400);
    expect(guardTarget(requestWith({ rawHeaders: rawHeaders.slice(0, 4) }))).toBeUndefined();
  });

  it('answers OPTIONS * without contents, and refuses it otherwise', () => {
    expect(guardTarget(requestWith({ url: '*', method: 'OPTIONS' }))?.status).toBe(204);
    expect(guardTarget(requestWith({ url: '*' }))?.status).toBe(400);
  });
});
