import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies, type PayloadRequest } from 'payload';
import { env } from '@/env';
import { acceptedSecrets } from './acceptedSecrets';

const cookieName = 'known-device';
/** Browsers cap the lifetime of a cookie at 400 days (RFC 6265bis, 5.5). */
const maxAgeSeconds = 400 * 24 * 60 * 60;
/** Maximum number of accounts per browser. */
const maxMarks = 5;
const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';

/** A password change replaces the salt, which invalidates all earlier marks. */
export interface DeviceOwner {
  id: number;
  salt: string;
}

/** Device id and signature. */
const markForm = /^([\w-]{16})([\w-]{43})$/;
const newDeviceId = () => randomBytes(12).toString('base64url');

/** Returns a signed mark that this browser was used with this account. It grants no access. */
function markOf(deviceId: string, { id, salt }: DeviceOwner, secret: string): string {
  const signature = createHmac('sha256', `known-device:${secret}`).update(`${id}:${salt}:${deviceId}`);
  return deviceId + signature.digest('base64url');
}

function readMarks({ headers }: PayloadRequest): string[] {
  const marks = headers ? (parseCookies(headers).get(cookieName) ?? '').split('.') : [];
  return marks.filter((mark) => markForm.test(mark)).slice(0, maxMarks);
}

/** Returns whether the request carries any marks, so that the account's salt is worth reading. */
export const bringsMarks = (req: PayloadRequest): boolean => readMarks(req).length > 0;

const isEqual = (first: string, second: string) =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));

/**
 * Returns the device id if somebody signed in to the account from this browser since its password was set; else null.
 */
export function knownDeviceId(req: PayloadRequest, owner: DeviceOwner): string | null {
  const deviceIds = readMarks(req).flatMap((mark) => {
    const [, deviceId = ''] = markForm.exec(mark) ?? [];
    const isOurs = acceptedSecrets(req.payload.secret).some((secret) =>
      isEqual(mark, markOf(deviceId, owner, secret)),
    );
    return isOurs ? [deviceId] : [];
  });
  return deviceIds[0] ?? null;
}

/** Returns a Set-Cookie value that marks the browser as known for the account. */
export function knownDeviceCookie(req: PayloadRequest, owner: DeviceOwner): string {
  const deviceId = knownDeviceId(req, owner) ?? newDeviceId();
  const mark = markOf(deviceId, owner, req.payload.secret);
  // Replaces a mark of the same device that was signed with the previous secret.
  const others = readMarks(req).filter((other) => !other.startsWith(deviceId));
  const marks = [mark, ...others].slice(0, maxMarks);
  return `${cookieName}=${marks.join('.')}; Max-Age=${maxAgeSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
}
