import { timingSafeEqual } from 'node:crypto';
import { jobsKey } from '@/access/jobsKey.mjs';
import { env } from '@/env';
import { Unauthorized } from '@/errors/ApiFailures';

/**
 * For what the server's own clock asks for, which alone knows the key.
 * @throws Unauthorized
 */
export function requireJobsKey(key: string): void {
  const given = Buffer.from(key);
  const expected = Buffer.from(jobsKey(env.PAYLOAD_SECRET));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Unauthorized();
}
