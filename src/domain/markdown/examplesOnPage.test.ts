import { describe, expect, it } from 'vitest';
import { feedHtml } from '../blog/feedHtml';
import { readBody } from '../blog/readBody';
import { commonMarkExamples } from './fixtures/commonMarkExamples';
import { footnoteExamples, githubExamples } from './fixtures/githubExamples';
import { keptByText } from './fixtures/keptByText';
import { origin, referenceHtml, shownHtml } from './fixtures/shownHtml';
import { lexicalToMarkdown } from './lexicalToMarkdown';
import { markdownToLexical } from './markdownToLexical';

/** Renders a page's blocks as HTML. The reference ends each code block with a line break. */
const onPage = keptByText((markdown) =>
  feedHtml(readBody(markdownToLexical(markdown)), { origin, url: origin }).replace(
    /(?<!<code>)<\/code><\/pre>/g,
    '\n</code></pre>',
  ),
);

/** Returns the examples that a page renders visibly differently from the reference. */
const shownOtherwise = (examples: readonly string[]) =>
  examples.filter((markdown) => shownHtml(onPage(markdown)) !== shownHtml(referenceHtml(markdown)));

const commonMark = commonMarkExamples.map(({ markdown }) => markdown);
const gitHub = [...Object.values(githubExamples).flat(), ...footnoteExamples];

describe('a page shows as the reference does', () => {
  it('all 652 examples of CommonMark', () => {
    expect(commonMark).toHaveLength(652);
    expect(shownOtherwise(commonMark)).toEqual([]);
  });

  it('all examples of GitHub, its footnotes included', () => {
    expect(gitHub).toHaveLength(91 + footnoteExamples.length);
    expect(shownOtherwise(gitHub)).toEqual([]);
  });

  it('all of them after the way through the editor’s nodes', () => {
    const saved = [...commonMark, ...gitHub].filter(
      (markdown) =>
        shownHtml(onPage(lexicalToMarkdown(markdownToLexical(markdown)))) !==
        shownHtml(referenceHtml(markdown)),
    );
    expect(saved).toEqual([]);
  });
});
