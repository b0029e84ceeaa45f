import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, plainLine, quoted, quotedSentence } from './excerpt';

const loneSurrogate = /\p{Cs}/u;
const family = '👨‍👩‍👧‍👦';

describe('plainLine', () => {
  it.each([
    ['two  words\n\n here\t', 'two words here'],
    ['a\u0000b\u0007c', 'abc'],
    ['left\u202Eright\u2066!', 'leftright!'],
    ['cut \uD83D off', 'cut off'],
    ['', ''],
  ])('makes %j one line of plain text', (text, line) => {
    expect(plainLine(text)).toBe(line);
  });

  it('keeps joined emoji and letters of every script', () => {
    const text = `${family} שלום العربية 日本語 naïve`;
    expect(plainLine(text)).toBe(text);
  });
});

describe('excerpt', () => {
  it('leaves a short text alone', () => {
    expect(excerpt('Quotes take three days.', 40)).toBe('Quotes take three days.');
  });

  it('cuts between words and marks the cut', () => {
    expect(excerpt('Quotes take three days because prices are scattered', 25)).toBe(
      'Quotes take three days…',
    );
  });

  it('cuts between characters where there are no words', () => {
    expect(excerpt('見積もりに三日かかります', 6)).toBe('見積もりに…');
  });

  it('never cuts through an emoji', () => {
    expect(excerpt(family.repeat(3), family.length + 5)).toBe(`${family}…`);
  });

  it('shortens a single character that is longer than the limit', () => {
    expect(excerpt(`a${'\u0301'.repeat(200)}`, 20)).toHaveLength(20);
  });

  it('stays within its length and free of halves and control characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 2, max: 120 }),
        (text, max) => {
          const result = excerpt(text, max);
          expect(result.length).toBeLessThanOrEqual(max);
          expect(result).not.toMatch(loneSurrogate);
          expect(result).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
          expect(result).toBe(result.trim());
        },
      ),
    );
  });
});

describe('quotations', () => {
  it('contain no double quotation marks of their own', () => {
    expect(quoted('the "good" customers', 40)).toBe('“the ‘good’ customers”');
  });

  it.each([
    ['Answering “where is my load” calls', '“Answering ‘where is my load’ calls”'],
    ["Answering 'where is my load' calls", '“Answering ‘where is my load’ calls”'],
    ['"Urgent" ("today") work', '“‘Urgent’ (‘today’) work”'],
    ['Our customers’ files', '“Our customers’ files”'],
    ["The drivers' hours, o'clock", "“The drivers' hours, o'clock”"],
  ])('open and close what is quoted inside: %s', (text, quotation) => {
    expect(quoted(text, 60)).toBe(quotation);
  });

  it.each([
    ['Quotes take three days', '“Quotes take three days.”'],
    ['Quotes take three days!', '“Quotes take three days!”'],
    ['見積もりに三日かかります。', '“見積もりに三日かかります。”'],
  ])('end a sentence properly: %s', (text, quotation) => {
    expect(quotedSentence(text, 60)).toBe(quotation);
  });

  it('end after a whole sentence where one fits', () => {
    expect(quotedSentence('Quotes take three days. Prices are scattered over many files.', 40)).toBe(
      '“Quotes take three days.”',
    );
  });

  it('end at no short form', () => {
    expect(quotedSentence('Drafting agreements takes long, e.g. leases and loans.', 45)).toBe(
      '“Drafting agreements takes long, e.g. leases…”',
    );
  });

  it('end with the mark of the cut where none fits', () => {
    expect(quotedSentence('Quotes take three days because prices are scattered over files', 40)).toBe(
      '“Quotes take three days because prices…”',
    );
  });
});
