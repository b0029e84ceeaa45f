import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDocumentId } from '@/schemas/documentId';

/** Leave links have a key of their own, so that nothing else that is signed here passes for one. */
function signatureOf(id: string, secret: string): Buffer {
  return createHmac('sha256', `newsletter-leave:${secret}`).update(id).digest();
}

/** With what a subscriber leaves, whenever that is: it holds nothing but a number, and no time. */
export const issueLeaveToken = (id: number, secret: string): string =>
  `${id}.${signatureOf(String(id), secret).toString('base64url')}`;

/** Whose token it is, if it was signed with any of the `secrets`; else null. */
export function readLeaveToken(token: string, secrets: readonly string[]): number | null {
  const [id = '', signature = '', ...more] = token.split('.');
  if (!isDocumentId(id) || more.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = secrets.some((secret) => {
    const expected = signatureOf(id, secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? Number(id) : null;
}
