import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Leaver } from '@/database/tables/subscribers';
import { isDocumentId } from '@/schemas/documentId';

/** Leave links have a key of their own, so that nothing else that is signed here passes for one. */
function signatureOf(said: string, secret: string): Buffer {
  return createHmac('sha256', `newsletter-leave:${secret}`).update(said).digest();
}

/** Without it nobody finds out by guessing whose address a link is about. */
const addressKeyOf = (secret: string): string =>
  createHmac('sha256', `newsletter-address:${secret}`).digest('hex');

/** As `leaveList` hashes the address of a row. */
const hashOf = (email: string, key: string): string =>
  createHash('sha256').update(`${key}${email}`).digest('base64url');

/** With what a subscriber leaves, whenever that is: it holds a number and a hash of the address, and no time. */
export function issueLeaveToken({ id, email }: { id: number; email: string }, secret: string): string {
  const said = `${id}.${hashOf(email, addressKeyOf(secret))}`;
  return `${said}.${signatureOf(said, secret).toString('base64url')}`;
}

/** Whose token it is, if it was signed with any of the `secrets`; else null. Tokens of former releases hold a number alone. */
export function readLeaveToken(token: string, secrets: readonly string[]): Leaver | null {
  const parts = token.split('.');
  const given = Buffer.from(parts.pop() ?? '', 'base64url');
  const [id = '', hash, ...more] = parts;
  if (!isDocumentId(id) || more.length > 0) return null;
  const signer = secrets.find((secret) => {
    const expected = signatureOf(parts.join('.'), secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (signer === undefined) return null;
  const address = hash === undefined ? null : { key: addressKeyOf(signer), hash };
  return { id: Number(id), address };
}
