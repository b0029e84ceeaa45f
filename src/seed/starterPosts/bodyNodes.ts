import type { Post } from '@/payload-types';

type Body = NonNullable<Post['body']>;
type Node = Body['root']['children'][number];
/** A text or an inline node. */
type Words = string | Node;

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
});

const text = (words: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

const inlines = (words: Words[]): Node[] =>
  words.map((each) => (typeof each === 'string' ? text(each) : each));

export const bold = (words: string): Node => text(words, 1);

export const link = (words: string, url: string): Node =>
  element('link', [text(words)], { version: 3, fields: { linkType: 'custom', url, newTab: false } });

export const paragraph = (...words: Words[]): Node =>
  element('paragraph', inlines(words), { textFormat: 0, textStyle: '' });

export const heading = (words: string, tag: 'h2' | 'h3' = 'h2'): Node =>
  element('heading', [text(words)], { tag });

export const quote = (...words: Words[]): Node => element('quote', inlines(words));

function list(listType: 'bullet' | 'number' | 'check', items: Words[][]): Node {
  const checked = listType === 'check' ? { checked: false } : {};
  const children = items.map((words, index) =>
    element('listitem', inlines(words), { value: index + 1, ...checked }),
  );
  return element('list', children, { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' });
}

export const bullets = (...items: Words[][]): Node => list('bullet', items);
export const steps = (...items: Words[][]): Node => list('number', items);
export const checks = (...items: Words[][]): Node => list('check', items);

/** Returns a table whose first row contains the headings. */
export function table(...rows: string[][]): Node {
  const cell = (words: string, headerState: number) =>
    element('tablecell', [paragraph(words)], { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null });
  return element(
    'table',
    rows.map((cells, row) =>
      element(
        'tablerow',
        cells.map((words) => cell(words, row === 0 ? 1 : 0)),
      ),
    ),
  );
}

export const body = (...blocks: Node[]): Body => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children: blocks },
});
