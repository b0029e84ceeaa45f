import { timingSafeEqual } from 'node:crypto';
import { jobsKey } from '@/access/jobsKey.mjs';
import { env } from '@/env';
import { Unauthorized } from '@/errors/ApiFailures';

/**
 * Rejects requests that don't come from the server's scheduler, which alone knows the key.
 * @throws Unauthorized
 */
export function requireJobsKey(key: string): void {
  const given = Buffer.from(key);
  const expected = Buffer.from(jobsKey(env.PAYLOAD_SECRET));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Unauthorized();
}
