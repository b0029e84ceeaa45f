import type { Paragraph, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { expect, it } from 'vitest';
import { commonMarkExamples } from './fixtures/commonMarkExamples';
import { constructs } from './fixtures/constructs';
import { githubExamples } from './fixtures/githubExamples';
import { longPost } from './fixtures/longPost';
import { parseMarkdown } from './parseMarkdown';
import { safeText } from './safeText';
import { sameTree } from './sameTree';
import { writeMarkdown } from './writeMarkdown';

const texts = [
  ...commonMarkExamples.map(({ markdown }) => markdown),
  ...Object.values(githubExamples).flat(),
  ...Object.values(constructs).map((construct) => construct(50)),
  longPost,
];

it('writes every text to the letter as all patterns would', () => {
  const written: [own: string, usual: string][] = [];
  const options: Options = {
    extensions: [gfmToMarkdown()],
    handlers: {
      text: (node: { value: string }, _parent, state, info) => {
        const pair: [string, string] = [safeText(state, node.value, info), state.safe(node.value, info)];
        written.push(pair);
        return pair[1];
      },
    },
  };
  for (const text of texts) toMarkdown(parseMarkdown(text), options);
  expect(written.length).toBeGreaterThan(2000);
  expect(written.filter(([, usual]) => usual.includes('\\')).length).toBeGreaterThan(100);
  expect(written.filter(([own, usual]) => own !== usual)).toEqual([]);
});

it('escapes an underscore behind an emoji that stands right behind a mark', () => {
  const word = (text: string): PhrasingContent => ({ type: 'text', value: text });
  const italic: PhrasingContent = { type: 'emphasis', children: [word('a')] };
  const paragraph: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: [italic, word('😀_b c'), italic] }],
  };
  expect(sameTree(parseMarkdown(writeMarkdown(paragraph)).children[0], paragraph)).toBe(true);
});
