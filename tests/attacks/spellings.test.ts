import { beforeAll, describe, expect, it } from 'vitest';
import { freshAddress } from './support/freshAddress.mjs';
import { newcomer } from './support/people';
import { sendRaw, type RawAnswer } from './support/sendRaw';
import { whileOthersVisit } from './support/whileOthersVisit';

/** What is refused to strangers, or not there for anybody. */
const guarded = [
  'GET /cms',
  'GET /cms/collections/posts?page=2',
  'GET /cms/collections/users/1',
  'POST /cms',
  'GET /api/users',
  'GET /api/users?where[id][exists]=true',
  'GET /api/posts?draft=true',
  'GET /api/admin/users',
  'GET /api/graphql',
  'GET /api/og',
  'POST /api/users/login',
  'POST /api/users/first-register',
  'POST /api/jobs/run',
  'GET /blog/preview/1',
  'GET /_next/image?url=%2Ficons%2Ficon-192.png&w=640&q=75',
  'GET /.env',
  'POST /contact',
];

const dots = ['.', '%2e', '%2E'];
const parents = ['..', '%2e%2e', '.%2e', '%2E.', '%2e%2E'];
const restOf = (path: string) => path.slice(1);
const firstOf = (path: string) => path.split('/')[1] ?? '';
const flipped = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** An address written in every way that somebody might take for the same. */
function spellingsOf(path: string): string[] {
  const rest = restOf(path);
  const first = firstOf(path);
  return [
    ...parents.flatMap((up) => [
      `/api/${up}${path}`,
      `/api/${up}/${up}${path}`,
      `/_next/static/${up}/${up}${path}`,
      `/blog-images/${up}${path}`,
      `${path}/x/${up}`,
      `/${up}${path}`,
      `//${up}${path}`,
      `/api/${up};${path}`,
      `/api/;/${up}/${up}${path}`,
      `/api\\${up}${path}`,
      `/api%5c${up}${path}`,
      `/api%2f${up}${path}`,
      `/api/x%2f${up}/${up}${path}`,
      `/api/%25${up.replaceAll('%', '')}${path}`,
    ]),
    ...dots.flatMap((here) => [`/${here}${path}`, `${path}/${here}`, path.replace(/(?<=.)\//, `/${here}/`)]),
    ...['\\', '%5c', '%5C'].flatMap((slash) => [
      `/${slash}${rest}`,
      `${slash}${rest}`,
      path.replace(/(?<=.)\//g, slash),
      `${path}${slash}`,
      `${slash}${slash}localhost${path}`,
    ]),
    ...['//', '///'].flatMap((slashes) => [
      `${slashes}${rest}`,
      path.replace(/(?<=.)\//g, slashes),
      `${path}${slashes}`,
      `${slashes}localhost${path}`,
    ]),
    ...['%2f', '%2F'].flatMap((slash) => [
      `/${slash}${rest}`,
      path.replace(/(?<=.)\//g, slash),
      `${path}${slash}`,
    ]),
    flipped(path),
    path.replace(first, first.toUpperCase()),
    path.replace(first, first.charAt(0).toUpperCase() + first.slice(1)),
    `/${escaped(rest.charAt(0))}${rest.slice(1)}`,
    `/${[...first].map(escaped).join('')}${path.slice(first.length + 1)}`,
    `/${rest.slice(0, -1)}${escaped(rest.at(-1) ?? '')}`,
    ...['http://localhost', 'HTTP://localhost', 'http://evil.example', 'https://localhost:1'].map(
      (origin) => `${origin}${path}`,
    ),
    `localhost${path}`,
    ...[';', ';a=b', ';/', '/;', ';jsessionid=1'].map((end) => `${path}${end}`),
    `/;${path}`,
    `/;a=b${path}`,
    path.replace(first, `${first};a`),
    ...[
      '#',
      '#a',
      '%23',
      '?',
      '??',
      '&',
      '/',
      '%20',
      '+',
      '.',
      '.json',
      '.html',
      '.rsc',
      '.txt',
      '.segments/_tree.segment.rsc',
      '%00',
      '%0a',
      '%0d%0aX-A:%20b',
      '%E0%A4%A',
      '%',
      '%u002e',
      '\u00a0',
      '%c0%af',
      '~',
    ].map((end) => `${path}${end}`),
    `/index${path}`,
    `/_next${path}`,
    `/_next/data/x${path}.json`,
    `/en${path}`,
    `/%20${path}`,
    `/\t${rest}`,
  ];
}

/** More than the page that says there is none, and far less than the panel. */
const mostBytes = 100_000;
/** Made for a path that is another one: the site has nothing there. */
const notFound = 404;

describe('whatever is guarded', () => {
  it.each(guarded)('%s is refused however it is spelled', async (plain) => {
    const [method = '', address = ''] = plain.split(' ');
    const [path = '', query = ''] = address.split(/(?=\?)/);
    const ask = (target: string) =>
      sendRaw(`${method} ${target}`, [
        'Host: localhost',
        `X-Forwarded-For: ${freshAddress()}`,
        'Content-Length: 0',
        'Next-Action: 4001',
      ]);
    const refusal = await ask(address);
    expect(refusal.status).toBeGreaterThan(300);
    const strange: [string, number, string | null, number][] = [];
    for (const spelled of spellingsOf(path)) {
      const answer = await ask(spelled + query);
      if (!isRefused(answer, refusal.status))
        strange.push([spelled, answer.status, answer.location, answer.text.length]);
    }
    expect(strange).toEqual([]);
  });
});

/** As the plain address is, or as no address at all, or the one that it means is named. */
function isRefused({ status, location, text }: RawAnswer, plainStatus: number): boolean {
  if (text.length > mostBytes) return false;
  if ([plainStatus, 400, notFound, 405].includes(status)) return true;
  return status === 308 && location !== null && /^\/(?!\/)/.test(location);
}

describe('the panel', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = `Cookie: payload-token=${(await newcomer()).token}`;
  });

  it('keeps others waiting for less than 1.5 s while 24 connections ask for it in other spellings', async () => {
    const spelled = [
      '/api/../cms',
      '/api/%2e%2e/cms/collections/posts',
      '/blog/.%2e/cms',
      '/cms#a',
      '//cms',
      '/%63ms',
    ];
    const ask = (target: string, headers: string[] = []) =>
      sendRaw(`GET ${target}?q=${Math.random()}`, [
        'Host: localhost',
        `X-Forwarded-For: ${freshAddress()}`,
        ...headers,
      ]);
    const answers = await whileOthersVisit(
      () =>
        Promise.all(
          Array.from({ length: 24 }, async (_, connection) => {
            const got: RawAnswer[] = [];
            for (const target of spelled)
              got.push(await ask(target), await ask(target, connection % 2 ? [cookie] : []));
            return got;
          }),
        ),
      1_500,
    );
    for (const { status, text } of answers.flat()) {
      expect([307, 308, 400]).toContain(status);
      expect(text.length).toBeLessThan(2_000);
    }
  });

  it.each(['/cms', '/cms/collections/posts', '/cms/collections/users/1?locale=en', '/cms/account'])(
    'costs a client who asks for %s nothing but a way on',
    async (address) => {
      const answer = await sendRaw(`GET ${address}`, [
        'Host: localhost',
        `X-Forwarded-For: ${freshAddress()}`,
        cookie,
      ]);
      expect([answer.status, answer.location]).toEqual([307, `/login?next=${encodeURIComponent(address)}`]);
      expect(answer.text.length).toBeLessThan(2_000);
    },
  );
});
