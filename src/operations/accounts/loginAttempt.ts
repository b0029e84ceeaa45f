import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { bringsMarks, knownDeviceId } from '@/access/knownDevice';
import { findDeviceOwner } from '@/database/tables/users';
import { getLimiters } from '@/integrations/limits/limiters';

/** The counter for wrong passwords. */
interface LoginAttempt {
  limiter: RateLimiterAbstract;
  key: string;
  isKnownDevice: boolean;
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Key of the counter for unknown devices, per email, whether or not an account has it. */
export const strangersKey = (email: string): string => keyOf(email);

/**
 * Returns the failure counter for this request. Each known device has its own, so guesses from elsewhere can't lock
 * the owner out there, and one device can't lock out another. Without a device cookie nothing is looked up. With one,
 * the work is the same whether or not the email has an account.
 */
export async function loginAttempt(req: PayloadRequest, email: string): Promise<LoginAttempt> {
  const { loginDevice, loginEmail } = getLimiters(req.payload);
  const owner = bringsMarks(req) ? await findDeviceOwner(req.payload, { email }) : null;
  const deviceId = owner && knownDeviceId(req, owner);
  return deviceId
    ? { limiter: loginDevice, key: keyOf(`${email}:${deviceId}`), isKnownDevice: true }
    : { limiter: loginEmail, key: strangersKey(email), isKnownDevice: false };
}
