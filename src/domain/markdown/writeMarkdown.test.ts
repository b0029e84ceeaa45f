import type { Paragraph, PhrasingContent } from 'mdast';
import { expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown';
import { sameTree } from './sameTree';
import { writeMarkdown } from './writeMarkdown';

const words = (value: string): PhrasingContent => ({ type: 'text', value });
const code: PhrasingContent = { type: 'inlineCode', value: 'a' };

it('makes no address of what stands behind emphasis that has to be written with an underscore', () => {
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [words('b')] },
      { type: 'emphasis', children: [code] },
      words('@c.d'),
    ],
  };
  const written = writeMarkdown(paragraph);
  expect(written).toContain('_`a`_');
  expect(sameTree(parseMarkdown(written).children[0], paragraph)).toBe(true);
});
