import { sessionLifetime } from './sessionLifetime';

/**
 * Returns when a session expires that was used at `now` and opened at `signedInAt`, all in milliseconds since 1970:
 * after the idle time, and at the latest thirty days after the sign-in.
 */
export function sessionEnd(signedInAt: number, now: number): number {
  return Math.min(now + sessionLifetime.idleSeconds * 1000, lastMoment(signedInAt));
}

/** Returns the time beyond which no request extends a session, in milliseconds since 1970. */
export const lastMoment = (signedInAt: number): number => signedInAt + sessionLifetime.absoluteSeconds * 1000;
