import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from 'payload';
import { signedInAccount } from '../factories/account';
import { api, type Method } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

type Caller = 'visitor' | 'client' | 'marketer' | 'admin';
const callers: Caller[] = ['visitor', 'client', 'marketer', 'admin'];

/** Of Payload's routes, those that answer staff at all: who gets in where (statuses of marketer and administrator). */
const missing = 404;
const list = { 'get /': [200, 200], 'get /:id': [404, 404], 'post /access/:id': [404, 404] };
/** Without `where` nothing is said to be changed; the document isn't there. */
const write = { 'post /': [400, 400], 'patch /': [400, 400], 'patch /:id': [404, 404] };
const remove = { 'delete /': [400, 400], 'delete /:id': [404, 404] };
/** Of what has a trash, marketers delete nothing for good, whether or not it is there. */
const forGood = { 'delete /:id': [403, 404] };
const restore = { 'post /versions/:id': [404, 404] };
const content = { ...list, ...write, ...remove };
const granted: Record<string, Record<string, number[]>> = {
  '/users': {
    ...content,
    'post /': [403, 400],
    // Several are changed in the portal only.
    'patch /': [missing, missing],
    // Whom one may not act on, and who isn't there, look alike.
    'patch /:id': [403, 404],
    'delete /:id': [403, 403],
    'get /me': [200, 200],
    'post /refresh-token': [200, 200],
    'post /logout': [200, 200],
  },
  '/posts': { ...content, ...restore, ...forGood },
  '/categories': { ...content, ...forGood },
  '/media': { ...content, ...forGood, 'post /access': [200, 200] },
  '/redirects': content,
  '/seo-pages': { ...list, ...restore, 'patch /': [400, 400], 'patch /:id': [404, 404] },
  '/team-members': content,
  '/inquiries': { ...list, ...remove, 'delete /:id': [403, 404] },
  '/analyses': { ...list, ...remove, 'delete /:id': [403, 404] },
  '/audit-reports': { ...list, ...remove, 'delete /:id': [403, 404] },
  '/payload-locked-documents': { 'get /': [200, 200], 'patch /:id': [404, 404], 'delete /:id': [403, 403] },
  '/payload-preferences': {
    'delete /': [400, 400],
    'get /:key': [200, 200],
    'post /:key': [200, 200],
    // Taken for the name of a preference.
    'get /count': [200, 200],
    'post /access': [200, 200],
    'get /versions': [200, 200],
    'get /:id': [200, 200],
  },
  '/globals/firm-facts': {
    'get /': [200, 200],
    'post /': [403, 200],
    'post /access': [200, 200],
    'post /versions/:id': [404, 404],
  },
  '/globals/site-settings': { 'get /': [200, 200], 'post /': [200, 200], 'post /access': [200, 200] },
  '': {
    'get /access': [200, 200],
    // Nobody said for which collection.
    'post /plugin-seo/generate-title': [403, 403],
    'post /plugin-seo/generate-description': [403, 403],
    'post /plugin-seo/generate-url': [403, 403],
    'post /plugin-seo/generate-image': [403, 403],
  },
};

const grantedCalls = new Set(
  Object.entries(granted).flatMap(([prefix, calls]) =>
    Object.keys(calls).map((call) => call.replace(' ', ` ${prefix}`)),
  ),
);

interface Route {
  call: string;
  method: Method;
  path: string;
  expected: number[];
}

const missingId = '2147483647';

/** Every route that Payload would serve under a prefix, with the addresses of things that aren't there. */
function routesUnder(prefix: string, endpoints: Omit<Endpoint, 'root'>[] | false): Route[] {
  const asked = (endpoints || []).flatMap(({ method, path }) =>
    [path.replace(':id?', ':id'), path.replace('/:id?', '')].map((pattern) => ({ method, pattern })),
  );
  const distinct = new Map(asked.map((each) => [`${each.method} ${each.pattern}`, each]));
  return [...distinct.values()].flatMap(({ method, pattern }) => {
    if (method === 'connect') return [];
    const call = `${method} ${pattern}`;
    const filled = pattern
      .replace(':key', 'posts-list')
      .replace(':filename', 'x.webp')
      .replace(':id', missingId);
    return {
      call: `${method} ${prefix}${pattern}`,
      method: method.toUpperCase() as Method,
      path: `/api${prefix}${filled.replace(/\/$/, '')}`,
      expected: granted[prefix]?.[call] ?? [missing, missing],
    };
  });
}

async function payloadRoutes(): Promise<Route[]> {
  const { collections, globals, endpoints } = (await testPayload()).config;
  return [
    ...collections.flatMap(({ slug, endpoints: own }) => routesUnder(`/${slug}`, own)),
    ...globals.flatMap(({ slug, endpoints: own }) => routesUnder(`/globals/${slug}`, own)),
    ...routesUnder('', endpoints),
    // Routes that Payload's handler adds when it is first called, and GraphQL, which is switched off.
    ...routesUnder('', [
      { method: 'get', path: '/og', handler: () => new Response() },
      { method: 'post', path: '/graphql', handler: () => new Response() },
      { method: 'post', path: '/reorder', handler: () => new Response() },
    ]),
  ];
}

const routes = await payloadRoutes();

const change = (word: string, how: (letter: string) => string) => how(word.charAt(0)) + word.slice(1);
const encode = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Ways to write one part of an address that somebody along the way could take for the same. */
const spellings: ((word: string) => string)[] = [
  (word) => change(word, encode),
  (word) => change(word, (letter) => encode(letter).replace('%', '%25')),
  (word) => word.toUpperCase(),
  (word) => `${word}%20`,
  (word) => `${word}%00`,
  (word) => `${word}%2f`,
  (word) => `${word}//`,
  (word) => `/${word}`,
  (word) => `%2e%2f${word}`,
  (word) => `${word}%E0%A4%A`,
];

/** An address with its first or its last word written in other ways. The name of a preference can be any. */
const respelt = (path: string): string[] => {
  const words = path.slice('/api/'.length).split('/');
  const at = (place: number) =>
    spellings.map((spell) => `/api/${words.with(place, spell(words.at(place) ?? '')).join('/')}`);
  const all = path.startsWith('/api/payload-preferences') ? at(0) : [...at(0), ...at(-1)];
  return all.filter((other) => other !== path);
};

const openRoutes = routes.filter(({ call, path }) => grantedCalls.has(call) && !path.endsWith('/logout'));

const questions = [
  ...['page=-1', 'page=x', 'limit=1e99', 'limit=-1', 'sort=nothing', 'select=x', 'joins=x', 'depth=99'],
  ...[
    'where=x',
    'where[id][in]=x',
    'where[id][equals]=99999999999',
    'where[id][near]=1',
    'where[nothing][equals]=1',
  ],
  ...['where[id][equals]=%00', 'where[createdAt][equals]=x', '__proto__[x]=1'],
  ...['where=%7B', 'data=%7B', 'populate=x', 'populate[users]=x', 'joins[x][sort]=y', 'uploadEdits=x'],
];

const partOf = (document: string) =>
  `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${document}\r\n--x--\r\n`;
const parts = { 'Content-Type': 'multipart/form-data; boundary=x' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const bodies: [name: string, body: string, headers: Record<string, string>][] = [
  ['nothing', '', {}],
  ['half of some JSON', '{"a":', {}],
  ['a list', '[]', {}],
  ['null', 'null', {}],
  ['a text', '"x"', {}],
  ['a form', 'a=b', form],
  ['a form without parts', '--x--', parts],
  ['a form without a file', partOf('{"alt":"A desk"}'), parts],
  ['a form with half of a document', partOf('{"alt":'), parts],
  ['a question as a form', 'where', { ...form, 'X-HTTP-Method-Override': 'GET' }],
  ['half of a question', '{"a":', { 'X-Payload-HTTP-Method-Override': 'GET' }],
];

describe('the routes of Payload behind the gate', () => {
  const tokens: Partial<Record<Caller, string>> = {};

  const statusFor = async (caller: Caller, method: Method, path: string) => {
    const body = method === 'GET' ? undefined : {};
    return (await api(method, path, { token: tokens[caller], body })).status;
  };

  beforeAll(async () => {
    const [client, marketer, admin] = await Promise.all([
      signedInAccount(),
      signedInAccount({ role: 'marketer' }),
      signedInAccount({ role: 'admin' }),
    ]);
    Object.assign(tokens, { client: client.token, marketer: marketer.token, admin: admin.token });
  });

  it('are known one by one', () => {
    const calls = new Set(routes.map(({ call }) => call));
    expect([...grantedCalls].filter((call) => !calls.has(call))).toEqual([]);
    expect(routes.length).toBeGreaterThan(250);
  });

  /** What fails, asked one after the other: costly routes refuse who asks for many at once. */
  const failures = async (asked: readonly (readonly [string, () => Promise<{ status: number }>])[]) => {
    const failed: [string, number][] = [];
    for (const [name, ask] of asked) {
      const { status } = await ask();
      if (status >= 500) failed.push([name, status]);
    }
    return failed;
  };

  it.each(openRoutes)('$call answers what it can’t use without failing', async ({ method, path }) => {
    const token = tokens.admin;
    const body = method === 'GET' ? undefined : {};
    const asked = questions.map(
      (question) => [question, () => api(method, `${path}?${question}`, { token, body })] as const,
    );
    expect(await failures(asked)).toEqual([]);
  });

  const writes = openRoutes.filter(({ method }) => method === 'POST' || method === 'PATCH');
  it.each(writes)('$call takes any body without failing', async ({ method, path }) => {
    const token = tokens.admin;
    const asked = bodies.map(
      ([name, body, headers]) => [name, () => api(method, path, { token, body, headers })] as const,
    );
    expect(await failures(asked)).toEqual([]);
  });

  // Logging out comes last: it ends the sessions that the other rows use.
  const rows = routes.toSorted(
    (a, b) => Number(a.path.endsWith('/logout')) - Number(b.path.endsWith('/logout')),
  );
  it.each(rows)('$call', async ({ method, path, expected }) => {
    const others = respelt(path);
    expect(await Promise.all(others.map((other) => statusFor('admin', method, other)))).toEqual(
      others.map(() => 404),
    );
    expect(await Promise.all(callers.map((caller) => statusFor(caller, method, path)))).toEqual([
      ...[404, 404],
      ...expected,
    ]);
  });
});
