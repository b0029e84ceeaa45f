import { describe, expect, it } from 'vitest';
import { checkedBody } from '../blog/checkedBody';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownLimits } from './markdownLimits';
import { MarkdownProblem } from './MarkdownProblem';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

const { maxCharacters, maxContainers, maxLines, maxMarks, maxMarksPerParagraph } = markdownLimits;
const deepList = Array.from({ length: 400 }, (_, level) => `${' '.repeat(2 * level)}- a`).join('\n');

/** What a conversion fails with. */
function problemOf(markdown: string): unknown {
  try {
    markdownToLexical(markdown);
    return null;
  } catch (problem) {
    return problem;
  }
}

describe('texts that are too much', () => {
  it.each([
    ['a megabyte', 'word '.repeat(200_000), 'too long'],
    ['too many lines', 'a\n'.repeat(maxLines + 1), 'lines'],
    ['a thousand quotes', `${'> '.repeat(1000)}a`, 'nested'],
    ['a thousand lists in a line', `${'- '.repeat(1000)}a`, 'nested'],
    ['hundreds of lists by indentation', deepList, 'nested'],
    ['hundreds of formats', '*a '.repeat(200) + 'b*'.repeat(200), 'nested'],
    ['a crowd of brackets', ']'.repeat(maxMarksPerParagraph + 1), 'marks'],
    [
      'a crowd between lines that only look empty',
      `${']'.repeat(100)}\n\u00A0\n`.repeat(maxMarksPerParagraph / 100 + 1),
      'marks',
    ],
    ['many crowds', `${']'.repeat(maxMarksPerParagraph)}\n\n`.repeat(8), 'marks'],
    ['an endless list', '- a\n'.repeat(maxContainers + 1), 'items'],
    ['many deep quotes', `${'> '.repeat(20)}a\n\n`.repeat(maxContainers / 20 + 1), 'quoted lines'],
    ['brackets around much', `${'['.repeat(100)}${'word '.repeat(8000)}${']'.repeat(100)}`, 'brackets'],
    ['a quote that goes on without its mark', `> a\n${'b\n'.repeat(2001)}`, 'quote'],
    ['a typed table of many cells', `|a|\n|-|\n${`${'|a'.repeat(1000)}|\n`.repeat(41)}`, 'cells'],
    [
      'a table of many cells left out',
      `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'|\n'.repeat(20)}`,
      'cells',
    ],
  ])('are refused with the reason: %s', (_name, markdown, reason) => {
    const problem = problemOf(markdown);
    expect(problem).toBeInstanceOf(MarkdownProblem);
    expect(problem).toMatchObject({ message: expect.stringContaining(reason) });
    expect(
      checkedBody({
        root: { children: [{ type: 'block', fields: { blockType: 'markdown', source: markdown } }] },
      }).problem,
    ).toContain(reason);
    expect(readMarkdown(markdown)).toHaveLength(1);
  });
});

const repeated = (part: string) => part.repeat(Math.floor(maxMarksPerParagraph / part.length));

describe('texts that are odd', () => {
  it.each([
    [
      'a list with more marks than a paragraph may have',
      '- [a](/b) and *c*\n'.repeat(maxMarksPerParagraph / 4),
    ],
    ['the longest', `${'word '.repeat(20)}\n\n`.repeat(maxCharacters / 102 - 1)],
    [
      'binary',
      Array.from({ length: 20_000 }, (_, at) => String.fromCharCode((at * 40_503) % 65_536)).join(''),
    ],
    ['null bytes', '\0'.repeat(10_000)],
    ['open brackets', repeated('[')],
    ['open links', repeated('[a](b')],
    ['open emphasis', repeated('*a_ ')],
    ['open code', Array.from({ length: 80 }, (_, count) => `${'`'.repeat(count)} `).join('')],
    ['open HTML', repeated('<a ')],
    ['a broken table', '| a |\n|-\n'.repeat(300)],
    ['a wide table', `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'|\n'.repeat(50)}`],
    ['lazy lines', `${'>'.repeat(40)} a\n${'b\n'.repeat(500)}`],
    ['many footnotes', Array.from({ length: 100 }, (_, at) => `a[^${at}]\n\n[^${at}]: b\n`).join('\n')],
  ])('are converted there and back: %s', (_name, markdown) => {
    const back = lexicalToMarkdown(markdownToLexical(markdown));
    expect(lexicalToMarkdown(markdownToLexical(back))).toBe(back);
    expect(readMarkdown(markdown).length).toBeGreaterThanOrEqual(0);
  });
});

it('counts what all Markdown blocks of a body hold together', () => {
  const source = `${'*'.repeat(100)}\n\n`.repeat(maxMarks / 100 / 2 + 1);
  const block = { type: 'block', fields: { blockType: 'markdown', source } };
  expect(checkedBody({ root: { children: [block] } }).problem).toBeNull();
  expect(checkedBody({ root: { children: [block, block] } }).problem).toContain('marks');
});
