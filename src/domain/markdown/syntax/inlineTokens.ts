import { decodeString } from 'micromark-util-decode-string';

const reference = /&(?:#(?:x[\da-f]{1,6}|\d{1,7})|[a-z\d]{1,31});/iy;
const addressInAngles = /<([a-z][a-z\d+.-]{1,31}:[^\0-\x20<>\x7F]*)>/iy;
const mailInAngles =
  /<([\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*)>/iy;

/** Reads an entity or numeric character reference such as `&amp;` that begins at `at`. */
export function readCharacterReference(text: string, at: number): { value: string; end: number } | null {
  const [found] = matchAt(reference, text, at) ?? [];
  if (found === undefined) return null;
  const value = decodeString(found);
  return value === found ? null : { value, end: at + found.length };
}

/** Reads an address or email in angle brackets that begins at `at`. */
export function readAutolink(text: string, at: number): { url: string; end: number } | null {
  const [whole, address] = matchAt(addressInAngles, text, at) ?? [];
  if (whole !== undefined && address !== undefined) return { url: address, end: at + whole.length };
  const [wholeMail, mail] = matchAt(mailInAngles, text, at) ?? [];
  return wholeMail === undefined || mail === undefined
    ? null
    : { url: `mailto:${mail}`, end: at + wholeMail.length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
