import { jwtVerify, SignJWT } from 'jose';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SessionKey } from '@/database/tables/sessions';

/** What a token says: which session it opens. Who that is and what they may do stands in the database. */
export interface SessionToken {
  sessionId: number;
  /** Known to the session's own tokens alone: numbers are given anew when a database is set back. */
  secret: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const algorithm = 'HS256';
const clockToleranceSeconds = 60;

/** A key of its own: Payload's local strategy signs with `payload.secret` and must not accept these, nor we its. */
function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(`session-token:${secret}`).digest();
}

export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** What the session's row keeps of its secret. */
export const hashOfSessionSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** By what the row of a token's session is found. */
export const sessionKey = ({
  sessionId,
  secret,
}: Pick<SessionToken, 'sessionId' | 'secret'>): SessionKey => ({
  id: sessionId,
  secretHash: hashOfSessionSecret(secret),
});

export function signSessionToken(
  { sessionId, secret, expiresAt }: SessionToken,
  siteSecret: string,
): Promise<string> {
  return new SignJWT({ sid: secret })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(String(sessionId))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(signingKey(siteSecret));
}

/** Null for anything that this site has not signed, with any of its `secrets`, or that has expired. */
export async function readSessionToken(
  token: string,
  secrets: readonly string[],
): Promise<SessionToken | null> {
  for (const secret of secrets) {
    const claims = await readSigned(token, secret);
    if (claims) return claims;
  }
  return null;
}

async function readSigned(token: string, secret: string): Promise<SessionToken | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: [algorithm],
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub, sid, exp } = payload;
    const sessionId = Number(sub);
    if (!Number.isSafeInteger(sessionId) || typeof sid !== 'string' || !exp) return null;
    return { sessionId, secret: sid, expiresAt: exp };
  } catch {
    return null;
  }
}
