import { sessionLifetime } from './sessionLifetime';

/**
 * When a session ends that is used at `now` and was opened at `signedInAt`, both in milliseconds since 1970: after the
 * idle time, and thirty days after the sign-in whatever happens.
 */
export function sessionEnd(signedInAt: number, now: number): number {
  return Math.min(now + sessionLifetime.idleSeconds * 1000, lastMoment(signedInAt));
}

/** Nothing prolongs a session beyond this, in milliseconds since 1970. */
export const lastMoment = (signedInAt: number): number => signedInAt + sessionLifetime.absoluteSeconds * 1000;
