import { classOf } from './characters';

export interface BareAddress {
  url: string;
  end: number;
}

const beginning = /www\.|https?:\/\/|@/gi;
const atext = /[\w+.-]/;

/** Where a bare address may begin in a text, in order. GFM 6.9. */
export function possibleAddresses(text: string): number[] {
  const starts: number[] = [];
  /** Behind the "@" before: what stands before that is no part of another address, and is looked through once. */
  let from = 0;
  for (const { 0: found, index } of text.matchAll(beginning)) {
    let start = index;
    if (found === '@') while (start > from && atext.test(text.charAt(start - 1))) start -= 1;
    if (found === '@') from = index + 1;
    if (start < index || found !== '@') starts.push(start);
  }
  return starts.sort((one, other) => one - other);
}

/** The bare address that begins at `at`; links around it have been looked for. */
export function readBareAddress(text: string, at: number): BareAddress | null {
  return readMail(text, at) ?? readWeb(text, at);
}

const mail = /[\w+.-]+@((?:[\w-]|\.(?=[a-z\d]))*)/iy;

function readMail(text: string, at: number): BareAddress | null {
  const before = text.charAt(at - 1);
  if (before === '/' || atext.test(before)) return null;
  mail.lastIndex = at;
  const [address, domain = ''] = mail.exec(text) ?? [];
  if (address === undefined || !domain.includes('.') || !/[a-z]$/i.test(domain)) return null;
  return { url: `mailto:${address}`, end: mail.lastIndex };
}

const www = /www\.(?=[^])/iy;
const protocol = /https?:\/\//iy;

function readWeb(text: string, at: number): BareAddress | null {
  const before = text.charAt(at - 1);
  www.lastIndex = at;
  if (www.test(text))
    return /^[\s(*_[\]~]?$/.test(before) ? readRest(text, { at, from: at, prefix: 'http://' }) : null;
  protocol.lastIndex = at;
  if (!protocol.test(text) || /[a-z]/i.test(before)) return null;
  const from = protocol.lastIndex;
  const next = text.charAt(from);
  return classOf(next) === 'other' && next >= ' ' ? readRest(text, { at, from, prefix: '' }) : null;
}

function readRest(
  text: string,
  { at, from, prefix }: { at: number; from: number; prefix: string },
): BareAddress | null {
  const trail = new Trail(text);
  const domain = endOfDomain(text, from, trail);
  if (domain === null) return null;
  const end = endOfPath(text, domain, trail);
  return { url: prefix + text.slice(at, end), end };
}

/** No "_" in the last two parts of a domain. */
function endOfDomain(text: string, from: number, trail: Trail): number | null {
  let at = from;
  let isSeen = false;
  let hasLine = false;
  let hadLine = false;
  for (; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '.' || char === '_') {
      if (trail.isAt(at)) break;
      if (char === '_') hasLine = true;
      else [hadLine, hasLine] = [hasLine, false];
    } else {
      if (char !== '-' && classOf(char) !== 'other') break;
      isSeen = true;
    }
  }
  return hasLine || hadLine || !isSeen ? null : at;
}

const mayTrail = /[!"&')*,.:;<?\]_~]/;

function endOfPath(text: string, from: number, trail: Trail): number {
  let [opened, closed] = [0, 0];
  let at = from;
  for (; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (/\s/.test(char)) break;
    const isPaired = char === ')' && closed < opened;
    if (!isPaired && mayTrail.test(char) && trail.isAt(at)) break;
    if (char === '(') opened += 1;
    if (char === ')') closed += 1;
  }
  return at;
}

const trailing = /(?:[!"')*,.:;?_~]|&[a-z]+;|\](?![[(\s]|$))*/iy;

/** Tells where only punctuation is left of what might be an address. */
class Trail {
  /** Up to here nothing ends: so long rows of punctuation are looked through once. */
  private untilKnown = 0;

  constructor(private readonly text: string) {}

  isAt(at: number): boolean {
    if (at < this.untilKnown) return false;
    trailing.lastIndex = at;
    trailing.test(this.text);
    const end = trailing.lastIndex;
    const next = this.text.charAt(end);
    if (next === '' || next === '<' || next === ']' || /\s/.test(next)) return true;
    this.untilKnown = end;
    return false;
  }
}
