import { expect, it } from 'vitest';
import { readSessionToken, signSessionToken } from './sessionToken';

const [former, next, foreign] = ['the one before', 'the next one', 'of somebody else'];
const claims = { sessionId: 7, secret: 'of the session', expiresAt: Math.floor(Date.now() / 1000) + 60 };

it.each([
  ['one server has both secrets, in either order', [former, next], former, claims],
  ['one server has both secrets, in either order', [former, next], next, claims],
  ['one server has both secrets, in either order', [next, former], former, claims],
  ['one server has both secrets, in either order', [next, former], next, claims],
  ['a server has the former one alone', [former], next, null],
  ['neither has signed', [former, next], foreign, null],
])('reads tokens while the secret changes: %s', async (_what, secrets, signedWith, read) => {
  expect(await readSessionToken(await signSessionToken(claims, signedWith), secrets)).toEqual(read);
});

it('reads none that has expired, but for a minute by which clocks may differ', async () => {
  const ended = (secondsAgo: number) =>
    signSessionToken({ ...claims, expiresAt: Math.floor(Date.now() / 1000) - secondsAgo }, next);
  expect(await readSessionToken(await ended(30), [next])).toMatchObject({ sessionId: 7 });
  expect(await readSessionToken(await ended(90), [next])).toBeNull();
});
