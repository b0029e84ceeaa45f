import { describe, expect, it } from 'vitest';
import { signedInAccount } from '../factories/account';
import { api, freshAddress, handle, siteUrl } from '../helpers/api';

const writes = ['/api/auth/login', '/api/auth/signup', '/api/analysis/generate'];

const bodies: [string, string][] = [
  ['malformed JSON', '{"email": '],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '42'],
  ['a text', '"text"'],
  ['twenty thousand levels', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  [
    'twenty thousand keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, n]))),
  ],
  ['a prototype', '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'],
];

describe('bodies that are not what they should be', () => {
  it.each(writes.flatMap((path) => bodies.map(([name, body]) => [path, name, body] as const)))(
    '%s refuses %s with 400 and one clear message',
    async (path, _, body) => {
      const { token } = await account();
      const answer = await api('POST', path, { token, body });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toEqual(expect.any(String));
      expect(answer.body.error).toBe(answer.body.message);
      expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|select |\.ts:/i);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  it.each(writes)('%s refuses bytes that are not UTF-8 with 400', async (path) => {
    const { token } = await account();
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'x-client-address': freshAddress(),
    };
    const body = Buffer.from('{"name":"Jos\xe9"}', 'latin1');
    const response = await handle(
      'POST',
      path,
      new Request(`${siteUrl}${path}`, { method: 'POST', headers, body }),
    );
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { message: 'The request body is not text in UTF-8' },
    ]);
  });

  it.each(writes)('%s refuses more than a mebibyte with 413', async (path) => {
    const { token } = await account();
    const answer = await api('POST', path, { token, body: { goals: 'x'.repeat(12_000_000) } });
    expect(answer.status).toBe(413);
  });

  it.each(['users', 'inquiries'])(
    'a list of %s refuses a day that is no day of the database',
    async (list) => {
      const { token } = await signedInAccount({ role: 'admin' });
      const answer = await api('GET', `/api/admin/${list}?from=0000-01-01T00:00:00Z`, { token });
      expect([answer.status, answer.body]).toEqual([
        400,
        { message: 'Invalid request', error: 'Invalid request' },
      ]);
    },
  );

  const account = (() => {
    let shared: ReturnType<typeof signedInAccount> | undefined;
    return () => (shared ??= signedInAccount());
  })();
});
