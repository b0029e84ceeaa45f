import { describe, expect, it } from 'vitest';
import { markdownToLexical } from '../markdown/markdownToLexical';
import { readMarkdown } from '../markdown/readMarkdown';
import { checkedBody } from './checkedBody';
import { outline } from './outline';
import { plainText } from './plainText';
import { readBody } from './readBody';
import { readingMinutes } from './readingMinutes';

const text = (content: string, format = 0) => ({ type: 'text', text: content, format, version: 1 });
const node = (type: string, children: unknown[] = [], more: Record<string, unknown> = {}) => ({
  type,
  children,
  version: 1,
  ...more,
});
const bodyOf = (...children: unknown[]) => ({ root: node('root', children) });
const link = (url: unknown) => node('link', [text('here')], { fields: { url, linkType: 'custom' } });

const nested = (levels: number): unknown =>
  levels === 0 ? text('deep') : node('quote', [nested(levels - 1)]);

describe('readBody', () => {
  it('reads texts with their formats, line breaks and links', () => {
    const body = bodyOf(
      node('paragraph', [
        text('plain '),
        text('both', 3),
        { type: 'linebreak' },
        link('https://example.com'),
      ]),
    );
    expect(readBody(body)).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'plain ', marks: [] },
          { kind: 'text', text: 'both', marks: ['bold', 'italic'] },
          { kind: 'break' },
          {
            kind: 'link',
            href: 'https://example.com',
            opensNewTab: false,
            children: [{ kind: 'text', text: 'here', marks: [] }],
          },
        ],
      },
    ]);
  });

  it('keeps the words of a link that leads nowhere good, without the link', () => {
    const [block] = readBody(bodyOf(node('paragraph', [link('javascript:alert(1)')])));
    expect(block).toMatchObject({ children: [{ kind: 'link', href: null }] });
    expect(plainText([block!])).toBe('here');
  });

  it('puts a nested list into the item that it belongs to', () => {
    const inner = node('listitem', [
      node('list', [node('listitem', [text('inner')])], { listType: 'number' }),
    ]);
    const [list] = readBody(
      bodyOf(node('list', [node('listitem', [text('outer')]), inner], { listType: 'check' })),
    );
    expect(list).toMatchObject({
      kind: 'list',
      style: 'check',
      items: [{ isChecked: false, blocks: [{ kind: 'paragraph' }, { kind: 'list', style: 'number' }] }],
    });
  });

  it('reads tables with header cells', () => {
    const row = (headerState: number, word: string) =>
      node('tablerow', [node('tablecell', [node('paragraph', [text(word)])], { headerState })]);
    const [table] = readBody(bodyOf(node('table', [row(1, 'Task'), row(0, 'Invoices')])));
    expect(table).toMatchObject({ rows: [[{ isHeader: true }], [{ isHeader: false, columns: 1 }]] });
    expect(plainText([table!])).toBe('Task\nInvoices');
  });

  it('reads a cell without words as Markdown has it: with nothing in it', () => {
    const markdown = '|  | a |\n| - | - |\n| b |  |\n';
    expect(readBody(markdownToLexical(markdown))).toEqual(readMarkdown(markdown));
  });

  it('reads code blocks, rules and pictures that are there', () => {
    const picture = {
      filename: 'a.webp',
      width: 900,
      height: 600,
      alt: 'A desk',
      sizes: { small: { width: null } },
    };
    const body = bodyOf(
      node('block', [], { fields: { blockType: 'code', language: 'sql', code: 'select 1' } }),
      node('horizontalrule'),
      node('upload', [], { value: picture }),
      node('upload', [], { value: 17 }),
    );
    expect(readBody(body).map(({ kind }) => kind)).toEqual(['code', 'rule', 'image']);
  });

  it('shows what is inside of kinds it does not know, and nothing of what is malformed', () => {
    const strange = [
      node('columns', [node('paragraph', [text('kept')])]),
      null,
      7,
      'x',
      { type: 'list', children: {} },
    ];
    expect(plainText(readBody(bodyOf(...strange)))).toBe('kept');
    expect([null, undefined, 'x', 7, [], {}, { root: null }].map((body) => readBody(body))).toEqual(
      Array(7).fill([]),
    );
  });

  it('stops at a depth that no author reaches', () => {
    expect(plainText(readBody(bodyOf(nested(5000))))).toBe('');
  });
});

describe('checkedBody', () => {
  it('accepts what the editor writes, and no body at all', () => {
    expect(checkedBody(bodyOf(node('paragraph', [text('a'), link('/contact')]))).problem).toBeNull();
    expect(checkedBody(null).problem).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', '', undefined, 7])(
    'refuses a link to %j wherever it hides',
    (url) => {
      expect(checkedBody(bodyOf(node('unknown', [node('list', [link(url)])]))).problem).toContain(
        'Links may begin',
      );
      expect(checkedBody(bodyOf({ ...link(url), type: 'autolink' })).problem).toContain('Links may begin');
    },
  );

  it('lets a link wait for its address in a draft, and only there', () => {
    expect(checkedBody(bodyOf(link('https://')), { isDraft: true }).problem).toBeNull();
    expect(checkedBody(bodyOf(link('https://'))).problem).toContain('Links may begin');
    expect(checkedBody(bodyOf(link('javascript:')), { isDraft: true }).problem).toContain('Links may begin');
  });

  it('refuses what is nested too deeply, too long or no body', () => {
    expect(checkedBody(bodyOf(nested(5000))).problem).toContain('nested');
    expect(checkedBody(bodyOf(text('a'.repeat(2_000_001)))).problem).toContain('too long');
    expect(checkedBody('text').problem).toContain('format');
  });
});

describe('outline', () => {
  it('gives every heading an id of its own', () => {
    const heading = (tag: string, word: string) => node('heading', [text(word)], { tag });
    const entries = outline(
      readBody(
        bodyOf(heading('h2', 'Costs'), heading('h3', 'Costs'), heading('h1', '費用'), heading('h4', 'main')),
      ),
    );
    expect(entries.map(({ id, level }) => [id, level])).toEqual([
      ['s-costs', 3],
      ['s-costs--2', 4],
      ['s-part', 2],
      ['s-main', 5],
    ]);
  });

  it('tells headings of other words apart by their words, wherever they stand', () => {
    const idsOf = (...words: string[]) =>
      outline(readBody(bodyOf(...words.map((word) => node('heading', [text(word)], { tag: 'h2' }))))).map(
        ({ id }) => id,
      );
    expect(idsOf('C#', 'C++', 'Costs', 'C#')).toEqual([
      's-c-sharp',
      's-c-plus-plus',
      's-costs',
      's-c-sharp--2',
    ]);
    expect(idsOf('C++', 'C#')).toEqual(['s-c-plus-plus', 's-c-sharp']);
    expect(idsOf('費用', '時間')).toEqual(idsOf('時間', '費用').toReversed());
    // One that shares its id with nobody keeps it.
    expect(idsOf('Costs & savings', 'R&D')).toEqual(['s-costs-savings', 's-rd']);
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [356, 1],
    [357, 2],
    [1071, 5],
  ])('%i words take %i', (words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes);
  });
});
