import { jwtVerify, SignJWT } from 'jose';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SessionKey } from '@/database/tables/sessions';

/** Claims of a session token. They identify the session only; the user and permissions are read from the database. */
export interface SessionToken {
  sessionId: number;
  /** Random secret of the session: restoring a database backup can reuse session ids. */
  secret: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const algorithm = 'HS256';
const clockToleranceSeconds = 60;

/**
 * Derives a separate key: Payload's local strategy signs with `payload.secret` and must not accept these tokens, nor we
 * Payload's.
 */
function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(`session-token:${secret}`).digest();
}

export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of the secret, as stored in the session's row. */
export const hashOfSessionSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Returns the lookup key of a token's session row. */
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

/** Returns the claims of a token; null if none of the `secrets` signed it, or if it has expired. */
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
