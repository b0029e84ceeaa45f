import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { commonMarkExamples } from './fixtures/commonMarkExamples';
import { constructs } from './fixtures/constructs';
import { githubExamples } from './fixtures/githubExamples';
import { longPost } from './fixtures/longPost';
import { withoutMailAddresses } from './withoutMailAddresses';

const usual = unified().use(remarkParse).use(remarkGfm).freeze();
const quick = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function () {
    const data = this.data();
    data.micromarkExtensions = data.micromarkExtensions?.map(withoutMailAddresses);
  })
  .freeze();

it('reads texts without an @ as they are read otherwise', () => {
  const texts = [
    ...commonMarkExamples.map(({ markdown }) => markdown),
    ...Object.values(githubExamples).flat(),
    ...Object.values(constructs).map((textOf) => textOf(20)),
    longPost,
  ].filter((text) => !text.includes('@'));
  expect(texts.length).toBeGreaterThan(700);
  for (const text of texts) expect(JSON.stringify(quick.parse(text))).toBe(JSON.stringify(usual.parse(text)));
});
