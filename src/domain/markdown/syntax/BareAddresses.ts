import { classOf } from './characters';

interface BareAddress {
  url: string;
  end: number;
}

const beginning = /www\.|https?:\/\/|@/gi;
const atext = /[\w+.-]/;
const mail = /[\w+.-]+@((?:[\w-]|\.(?=[a-z\d]))*)/iy;
/** "www." must be followed by something. */
const www = /www\.(?=[^])/iy;
const protocol = /https?:\/\//iy;
/** Allowed before "www.": nothing, a space, or the start of a marker. */
const beforeWww = /^[\s(*_[\]~]?$/;

/** Finds the bare addresses of a text from start to end: GFM 6.9. */
export class BareAddresses {
  /** Possible start offsets, last first. */
  private readonly starts: number[];
  private readonly trails: Trails;
  /** The last invalid domain: where it ends, and the offset from which it would still be invalid. */
  private none = { from: Infinity, parts: -1 };

  constructor(private readonly text: string) {
    this.starts = possibleStarts(text).toReversed();
    this.trails = new Trails(text);
  }

  /** Whether an address may begin at `at`. Call with increasing offsets only. */
  mayBeginAt(at: number): boolean {
    let isHere = false;
    while (this.next <= at) isHere = this.starts.pop() === at;
    return isHere;
  }

  /** Offset of the next possible start; Infinity if there is none. */
  get next(): number {
    return this.starts.at(-1) ?? Infinity;
  }

  read(at: number): BareAddress | null {
    return this.readMail(at) ?? this.readWeb(at);
  }

  private readMail(at: number): BareAddress | null {
    const before = this.text.charAt(at - 1);
    if (before === '/' || atext.test(before)) return null;
    mail.lastIndex = at;
    const [address, domain = ''] = mail.exec(this.text) ?? [];
    if (address === undefined || !domain.includes('.') || !/[a-z]$/i.test(domain)) return null;
    return { url: `mailto:${address}`, end: mail.lastIndex };
  }

  private readWeb(at: number): BareAddress | null {
    const { text } = this;
    const before = text.charAt(at - 1);
    www.lastIndex = at;
    if (www.test(text)) return beforeWww.test(before) ? this.readRest(at, at, 'http://') : null;
    protocol.lastIndex = at;
    if (!protocol.test(text) || /[a-z]/i.test(before)) return null;
    const from = protocol.lastIndex;
    const next = text.charAt(from);
    return classOf(next) === 'other' && next >= ' ' ? this.readRest(at, from, '') : null;
  }

  private readRest(at: number, from: number, prefix: string): BareAddress | null {
    const domain = this.endOfDomain(from);
    if (domain === null) return null;
    const end = this.endOfPath(domain);
    return { url: prefix + this.text.slice(at, end), end };
  }

  /** The last two parts of a domain may not contain "_". */
  private endOfDomain(from: number): number | null {
    const { text, trails, none } = this;
    if (from > none.from && from <= none.parts) return null;
    let at = from;
    /** Start offsets of the last part and of the one before it. */
    let [last, lastButOne] = [from, from];
    let lineAt = -1;
    let isSeen = false;
    for (; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (char === '.' || char === '_') {
        if (trails.isAt(at)) break;
        if (char === '_') lineAt = at;
        else [lastButOne, last] = [last, at + 1];
      } else {
        if (char !== '-' && classOf(char) !== 'other') break;
        isSeen = true;
      }
    }
    if (isSeen && lineAt < lastButOne) return at;
    // Every start before the last two parts has the same end.
    this.none = { from, parts: lastButOne };
    return null;
  }

  private endOfPath(from: number): number {
    const { text, trails } = this;
    let [opened, closed] = [0, 0];
    let at = from;
    for (; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (/\s/.test(char)) break;
      const isPaired = char === ')' && closed < opened;
      if (!isPaired && mayTrail.test(char) && trails.isAt(at)) break;
      if (char === '(') opened += 1;
      if (char === ')') closed += 1;
    }
    return at;
  }
}

function possibleStarts(text: string): number[] {
  const starts: number[] = [];
  /** After the previous "@": text before it belongs to no other address, so each character is scanned once. */
  let from = 0;
  for (const { 0: found, index } of text.matchAll(beginning)) {
    let start = index;
    if (found === '@') {
      while (start > from && atext.test(text.charAt(start - 1))) start -= 1;
      from = index + 1;
    }
    if (start < index || found !== '@') starts.push(start);
  }
  return starts.sort((one, other) => one - other);
}

const mayTrail = /[!"&')*,.:;<?\]_~]/;
const punctuation = /(?:[!"')*,.:;?_~]|&[a-z]+;|\](?![[(\s]|$))*/iy;

/** Detects where only punctuation is left of a possible address. */
class Trails {
  /** Nothing ends before this offset, so that long runs of punctuation are scanned once. */
  private untilKnown = 0;

  constructor(private readonly text: string) {}

  isAt(at: number): boolean {
    if (at < this.untilKnown) return false;
    punctuation.lastIndex = at;
    punctuation.test(this.text);
    const end = punctuation.lastIndex;
    const next = this.text.charAt(end);
    if (next === '' || next === '<' || next === ']' || /\s/.test(next)) return true;
    this.untilKnown = end;
    return false;
  }
}
