import { jwtVerify, SignJWT } from 'jose';
import { createHash, randomUUID } from 'node:crypto';

/** What a token says: which session it opens. Who that is and what they may do stands in the database. */
export interface SessionToken {
  sessionId: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

const algorithm = 'HS256';
const clockToleranceSeconds = 60;

/** A key of its own: Payload's local strategy signs with `payload.secret` and must not accept these, nor we its. */
function signingKey(secret: string): Uint8Array {
  return createHash('sha256').update(`session-token:${secret}`).digest();
}

export function signSessionToken({ sessionId, expiresAt }: SessionToken, secret: string): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(String(sessionId))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(signingKey(secret));
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
      requiredClaims: ['sub', 'exp'],
    });
    const sessionId = Number(payload.sub);
    return Number.isSafeInteger(sessionId) && payload.exp ? { sessionId, expiresAt: payload.exp } : null;
  } catch {
    return null;
  }
}
