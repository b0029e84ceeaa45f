import { expect, it } from 'vitest';
import { markdownCharacters } from './markdownCharacters';

const markdown = (source: unknown) => ({ type: 'block', fields: { blockType: 'markdown', source } });
const text = { type: 'paragraph', children: [{ type: 'text', text: 'read already' }] };

it('counts what is still Markdown, wherever it stands', () => {
  const quote = { type: 'quote', children: [text, markdown('four')] };
  expect(markdownCharacters({ root: { children: [markdown('three'), text, quote] } })).toBe(9);
  expect(markdownCharacters({ root: { children: [markdown(7), null, 'x'] } })).toBe(0);
  expect(markdownCharacters(null)).toBe(0);
});
