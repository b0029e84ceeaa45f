import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { commonMarkExamples } from './fixtures/commonMarkExamples';
import { constructs } from './fixtures/constructs';
import { githubExamples } from './fixtures/githubExamples';
import { longPost } from './fixtures/longPost';
import { parseMarkdown } from './parseMarkdown';
import { safeText } from './safeText';

const texts = [
  ...commonMarkExamples.map(({ markdown }) => markdown),
  ...Object.values(githubExamples).flat(),
  ...Object.values(constructs).map((construct) => construct(50)),
  longPost,
];

it('writes every text to the letter as all patterns would', () => {
  const written: [own: string, usual: string][] = [];
  const writer = unified()
    .use(remarkGfm)
    .use(remarkStringify, {
      handlers: {
        text: (node: { value: string }, _parent, state, info) => {
          const pair: [string, string] = [safeText(state, node.value, info), state.safe(node.value, info)];
          written.push(pair);
          return pair[1];
        },
      },
    });
  for (const text of texts) writer.stringify(parseMarkdown(text));
  expect(written.length).toBeGreaterThan(2000);
  expect(written.filter(([, usual]) => usual.includes('\\')).length).toBeGreaterThan(100);
  expect(written.filter(([own, usual]) => own !== usual)).toEqual([]);
});
