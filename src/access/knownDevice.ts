import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookies, type PayloadRequest } from 'payload';
import { env } from '@/env';
import { acceptedSecrets } from './acceptedSecrets';

const cookieName = 'known-device';
/** Browsers keep no cookie for longer than 400 days (RFC 6265bis, 5.5). */
const maxAgeSeconds = 400 * 24 * 60 * 60;
/** Accounts that share one browser. */
const maxMarks = 5;
const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';

/** The salt is another one after each change of the password: the marks of before are worth nothing then. */
export interface DeviceOwner {
  id: number;
  salt: string;
}

/** Which device, and the signature under it. */
const markForm = /^([\w-]{16})([\w-]{43})$/;
const newDeviceId = () => randomBytes(12).toString('base64url');

/** Says "this browser has been used with that account" and opens nothing. Signed, so that nobody can make one up. */
function markOf(deviceId: string, { id, salt }: DeviceOwner, secret: string): string {
  const signature = createHmac('sha256', `known-device:${secret}`).update(`${id}:${salt}:${deviceId}`);
  return deviceId + signature.digest('base64url');
}

function readMarks({ headers }: PayloadRequest): string[] {
  const marks = headers ? (parseCookies(headers).get(cookieName) ?? '').split('.') : [];
  return marks.filter((mark) => markForm.test(mark)).slice(0, maxMarks);
}

/** Whether it is worth asking for an account's salt. */
export const bringsMarks = (req: PayloadRequest): boolean => readMarks(req).length > 0;

const isEqual = (first: string, second: string) =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));

/** Names the browser if the account has been signed in to from it before, since its password was set; else null. */
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

/** A Set-Cookie value with which the browser is known for the account from now on. */
export function knownDeviceCookie(req: PayloadRequest, owner: DeviceOwner): string {
  const deviceId = knownDeviceId(req, owner) ?? newDeviceId();
  const mark = markOf(deviceId, owner, req.payload.secret);
  // The one that was signed with a former secret makes way for it.
  const others = readMarks(req).filter((other) => !other.startsWith(deviceId));
  const marks = [mark, ...others].slice(0, maxMarks);
  return `${cookieName}=${marks.join('.')}; Max-Age=${maxAgeSeconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
}
