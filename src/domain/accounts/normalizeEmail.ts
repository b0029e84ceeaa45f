import { normalizeLine } from '../text/normalizeText';

const ascii = /^[\u0000-\u007f]*$/;
/** Characters that would end the host name of a URL, or be decoded in it. */
const notInDomain = /[\s/?#\\:@%[\]]/;
/** Zero-width joiners next to ASCII; Persian and Indic domains may need them between letters. */
const strayJoiners = /(?<![^\u0000-\u007f])[\u200c\u200d]|[\u200c\u200d](?![^\u0000-\u007f])/g;
const invisible = /[\u034f\u061c\u180e\u200e\u200f\ufe0f]/g;

/**
 * Normalizes an email address for storage and comparison: lowercase, without invisible pasted characters, its domain in
 * ASCII (Punycode).
 */
export function normalizeEmail(typed: string): string {
  const email = normalizeLine(typed).replace(strayJoiners, '').replace(invisible, '').trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at === -1 || ascii.test(domain) || notInDomain.test(domain)) return email;
  try {
    return email.slice(0, at + 1) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** RFC 5321, 4.5.3.1.1, in octets. */
const localPartMaxLength = 64;

/** Payload's own email pattern, extended to international top-level domains. zod's rejects "R&D@company.com". */
const pattern =
  /^(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~-](?:[\w!#$%&'*+/=?^`{|}~.-]*[\w!#$%&'*+/=?^`{|}~-])?@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;

/** Whether a normalized text is a valid email address. */
export const isEmail = (email: string): boolean =>
  email.lastIndexOf('@') <= localPartMaxLength && pattern.test(email);
