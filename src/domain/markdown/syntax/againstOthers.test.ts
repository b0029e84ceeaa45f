import fc from 'fast-check';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../isRecord';
import { commonMarkExamples } from '../fixtures/commonMarkExamples';
import { constructs } from '../fixtures/constructs';
import { footnoteExamples, githubExamples } from '../fixtures/githubExamples';
import { longPost } from '../fixtures/longPost';
import { otherParser } from '../fixtures/otherParser';
import { normalizeMarkdown } from '../normalizeMarkdown';
import { sameTree } from '../sameTree';
import { parseSyntax } from './parseSyntax';

/**
 * Removes two differences: one of the trees keeps the source's spaces in labels, and one the last line ending in
 * unclosed code and HTML.
 */
function comparable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(comparable);
  if (!isRecord(node)) return node;
  const { label: _label, ...rest } = node;
  const { type, value, meta } = node;
  const isOpen = type === 'html' || type === 'code';
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, comparable(field)])),
    ...(typeof value === 'string' ? { value: isOpen ? value.replace(/\n+$/, '') : value } : {}),
    ...(typeof meta === 'string' ? { meta: meta.trim() || null } : {}),
  };
}

const isSame = (text: string): boolean =>
  sameTree(comparable(parseSyntax(text)), comparable(otherParser(text)));

/** Returns the start positions of a tree's top-level blocks. */
const placesOf = ({ children }: Root) => children.map(({ type, position }) => [type, position?.start]);

/** Texts that CommonMark's own parser and GitHub parse as ours does, but the other parser differently. */
const ours = new Set([
  // Rules 9 and 10 of emphasis apply to the runs as typed, not to their remainders.
  'a***b* c*\n',
  // Parentheses in a parenthesized title have to be escaped.
  '[link](url ((title))\n',
]);

const examples = [
  ...commonMarkExamples.map(({ markdown }) => markdown),
  ...Object.values(githubExamples).flat(),
  ...footnoteExamples,
].map(normalizeMarkdown);

describe('another parser', () => {
  it('reads all examples as ours does, but for two', () => {
    expect(examples.filter((text) => !isSame(text))).toEqual([...ours]);
  });

  it('reads long texts as ours does, and finds blocks where ours does', () => {
    const texts = [...Object.values(constructs).map((textOf) => textOf(40)), longPost];
    for (const text of texts) {
      expect(isSame(text)).toBe(true);
      expect(placesOf(parseSyntax(text))).toEqual(placesOf(otherParser(text)));
    }
  });
});

const words = [
  'a',
  'B1',
  ' ',
  ' ',
  'é',
  '.',
  '\n',
  '  \n',
  '\n\n',
  '\\',
  '&amp;',
  '\t',
  '😀',
  ')',
  '(',
  ':',
  '"',
  '&',
];
const marks = [
  '`',
  '``',
  '[',
  ']',
  '](/a)',
  '](b "c")',
  '![',
  '<b>',
  '|',
  '[a]',
  '[^1]',
  '<!-- c -->',
  '</p>',
];
const addresses = [
  'www.a.de',
  'http://b.c/d_e*f*',
  '@',
  'a@b.de',
  '<http://x.y>',
  'xmpp:a@b.de',
  ').',
  '&lt;',
];
const blocks = [
  ...[
    '\n- ',
    '\n* ',
    '\n1. ',
    '\n> ',
    '\n    ',
    '\n```\n',
    '\n~~~ js\n',
    '\n# ',
    '\n---\n',
    '\n===\n',
    '\n-\n',
  ],
  ...[
    '\n  ',
    '\n   - ',
    '\n>',
    '\n-\t',
    '\n```',
    '\n|a|b|\n|-|-|\n|c',
    '\n<div>\n',
    '\n[^1]: ',
    '- [ ] ',
    '- [x] d\n',
  ],
  ...[
    '\n\n|a|b|\n|:-|-|\n|c|d|\n\n',
    '\n\n[a]: /b\n\n',
    '[x]: /u',
    '\n\n[^1]: c\n\n',
    '\n## b ##\n',
    '\n| a |\n|-',
  ],
];

/** Special characters in any order: mostly unrealistic texts, which reveal a parser's errors first. */
const typed = (...signs: string[]) =>
  fc
    .array(fc.constantFrom(...words, ...signs), { maxLength: 25 })
    .map((parts) => normalizeMarkdown(parts.join('')));

/** Partly used runs are parsed differently: see `ours`. */
const mixesRuns = (text: string) =>
  /([*_])\1\1/.test(text) || (/([*_])\1/.test(text) && /(?<![*_])[*_](?![*_])/.test(text));
/** Below a paragraph in a quote or an item, the other parser continues it where GitHub begins a block. */
const leavesContainer = (text: string) => /^[ \t]*(?:<b>|<\/p>)[ \t]*$|(?:[-+*]|\d[.)])[ \t]*$/m.test(text);
/** Parentheses in parenthesized titles. */
const hasBracketsInTitle = (text: string) => /\([^()]*\(/.test(text);
/** A "[" right after a defined label. */
const hasOpenLabel = (text: string) => /\]\[/.test(text);
/** Spaces at the ends of lines in some positions. */
const hasSpacedLines = (text: string) =>
  /^[ \t]+$|^>[ \t]*\n {4}|\][ \t]{2,}$/m.test(text) || (/`/.test(text) && /\n[ \t]/.test(text));

const isReadOtherwise = (text: string) =>
  [mixesRuns, leavesContainer, hasBracketsInTitle, hasOpenLabel, hasSpacedLines].some((isOtherwise) =>
    isOtherwise(text),
  );

describe('what is typed in any order', () => {
  it.each([
    ['blocks', typed(...marks, ...blocks, ...blocks)],
    ['formats', typed(...marks, '*', '_', '*', '_')],
    ['strong formats', typed(...marks, '**', '__')],
    ['strikethrough', typed(...marks, '~', '~~', '~')],
    ['addresses', typed(...addresses, ...addresses, '*', '_', '[', ']', '~')],
  ])('another parser reads as ours does: %s', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        fc.pre(!isReadOtherwise(text));
        expect(isSame(text)).toBe(true);
      }),
    );
  });
});
