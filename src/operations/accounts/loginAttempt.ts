import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { bringsMarks, knownDeviceId } from '@/access/knownDevice';
import { findDeviceOwner } from '@/database/tables/users';
import { getLimiters } from '@/integrations/limits/limiters';

/** Where a wrong password is counted. */
interface LoginAttempt {
  limiter: RateLimiterAbstract;
  key: string;
  isKnownDevice: boolean;
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Where the wrong passwords of strangers are counted for an address, whether it has an account or not. */
export const strangersKey = (email: string): string => keyOf(email);

/**
 * Each device that an account is known to be used on has a count of its own: strangers' guesses can't lock its owner
 * out there, nor can one device lock another. Without a device's mark nothing is looked up, and with one the work is
 * the same whether the address has an account.
 */
export async function loginAttempt(req: PayloadRequest, email: string): Promise<LoginAttempt> {
  const { loginDevice, loginEmail } = getLimiters(req.payload);
  const owner = bringsMarks(req) ? await findDeviceOwner(req.payload, { email }) : null;
  const deviceId = owner && knownDeviceId(req, owner);
  return deviceId
    ? { limiter: loginDevice, key: keyOf(`${email}:${deviceId}`), isKnownDevice: true }
    : { limiter: loginEmail, key: strangersKey(email), isKnownDevice: false };
}
