import { describe, expect, it } from 'vitest';
import { elementNode } from './elementNode';
import type { LexicalNode } from './LexicalBody';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';
import { readMarkdown } from './readMarkdown';

const nodesOf = (markdown: string) => markdownToLexical(markdown).root.children;
const markdownOf = (...children: LexicalNode[]) => lexicalToMarkdown({ root: { children } });
const kindOf = (node: LexicalNode | undefined) =>
  (node?.fields as { blockType?: string } | undefined)?.blockType ?? node?.type;

describe('what Markdown has no words for stands in comments', () => {
  it.each([
    'An [a](/b)<!-- new tab --> c',
    '**[a](/b "c")<!-- new tab -->** d',
    '### a<!-- line break -->b',
    '| a<!-- head column --> | b |\n| - | - |\n| c | d<!-- line break -->*e*<!-- paragraph -->f |',
    '| a<!-- no head row --> | b |\n| - | - |\n| c | d |',
    '| a<!-- head column, no head row, 2 columns --> | | b |\n| - | :- | - |\n| c<!-- 2 rows --> | d | e |\n| | f | g |',
  ])('in %j', (markdown) => {
    const nodes = nodesOf(markdown);
    expect(nodes.map(kindOf)).not.toContain('markdown');
    expect(nodesOf(markdownOf(...nodes))).toEqual(nodes);
  });

  it.each([
    '[a](/b) <!-- new tab -->',
    'a<!-- new tab -->',
    'a<!-- line break -->b',
    '| a | b<!-- 2 columns --> |\n| - | - |\n| c | d |',
    '| a<!-- 2 columns --> | b |\n| - | - |\n| c | d |',
    '| a<!-- 2 rows, 2 columns --> | |\n| - | - |\n| | |',
    '| a | b |\n| - | - |\n| c<!-- 2 rows --> | d |',
  ])('and is a comment like others where it doesn’t fit, as in %j', (markdown) => {
    expect(nodesOf(markdown).map(kindOf)).toEqual(['markdown']);
    expect(markdownOf(...nodesOf(markdown))).toBe(markdown);
  });

  it('and a preview shows what it says', () => {
    const table = '| a<!-- head column, 2 columns --> | |\n| - | - |\n| b | [c](/d)<!-- new tab --> |';
    expect(readMarkdown(table)).toMatchObject([
      {
        rows: [
          [{ isHeader: true, columns: 2 }],
          [{ isHeader: true }, { isHeader: false, blocks: [{ children: [{ opensNewTab: true }] }] }],
        ],
      },
    ]);
  });
});

const cell = (...children: LexicalNode[]) =>
  elementNode('tablecell', children, { colSpan: 1, rowSpan: 1, headerState: 0, backgroundColor: null });
const tableWith = (...children: LexicalNode[]) =>
  elementNode('table', [elementNode('tablerow', [cell(...children)])]);

describe('what comments have no words for either', () => {
  const [list] = nodesOf('- one -- <!-- two -->\n- three --> four');

  it('is kept whole in one that says what it is', () => {
    const rich = tableWith(list!, ...nodesOf('a'));
    const markdown = markdownOf(rich);
    expect(markdown).toMatch(/^<!-- Made in the rich text editor, which alone can change it: a table\n/);
    expect(markdown.match(/-->/g)).toHaveLength(1);
    expect(nodesOf(`b\n\n${markdown}\n\nc`)[1]).toEqual(rich);
    expect(readMarkdown(markdown)).toMatchObject([{ kind: 'table' }]);
  });

  it('names its pictures, which have another number elsewhere', () => {
    const upload = { type: 'upload', version: 3, format: '', fields: {}, relationTo: 'media', value: 7 };
    const pictures = [{ id: 7, filename: 'desk-1a2b3c4d.webp', alt: 'A desk' }];
    const body = { root: { children: [tableWith(upload)] } };
    const markdown = lexicalToMarkdown(body, { pictures });
    expect(markdown).toContain('/blog-images/desk-1a2b3c4d.webp');
    const elsewhere = [{ ...pictures[0]!, id: 9 }];
    const [table] = markdownToLexical(markdown, { pictures: elsewhere }).root.children;
    expect(table).toEqual(tableWith({ ...upload, value: 9 }));
    expect(nodesOf(markdown).map(kindOf)).toEqual(['markdown']);
  });

  it.each([
    { ...tableWith(), type: 'iframe' },
    tableWith({ type: 'iframe', version: 1 }),
    tableWith(elementNode('link', [], { fields: { url: 'javascript:alert(1)' } })),
    tableWith({ type: 'upload', version: 3, relationTo: 'users', value: 1 }),
    tableWith({ type: 'text', version: 1, text: 7, format: 0 }),
    { ...tableWith(), children: 'x' },
    { type: 'table' },
  ])('is taken back only if the editor offers all of it: %#', (node) => {
    const markdown = `<!-- Made in the rich text editor, which alone can change it: a table\n${JSON.stringify(node)}\n-->`;
    expect(nodesOf(markdown).map(kindOf)).toEqual(['markdown']);
    expect(readMarkdown(markdown)).toEqual([]);
  });
});
