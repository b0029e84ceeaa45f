import { describe, expect, it } from 'vitest';
import { commonMarkExamples } from '../fixtures/commonMarkExamples';
import { htmlOf } from '../fixtures/htmlOf';

/** Two makers of HTML write the same characters and elements in other ways, and set blocks apart otherwise. */
const sameWay = (html: string) =>
  html
    .replace(/&#x3C;|&#x26;|&gt;|&quot;|&#x22;/g, (found) => characters[found] ?? found)
    .replace(/ ?\/>/g, '>')
    .replace(/\n*(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|pre|div|table)\b[^>]*>)\n*/g, '$1')
    .trim();
const characters: Readonly<Record<string, string>> = {
  ...{ '&#x3C;': '&lt;', '&#x26;': '&amp;', '&gt;': '>', '&quot;': '"', '&#x22;': '"' },
};

/** Bare addresses, which GitHub links. */
const linkedByGitHub = new Set([602, 606, 608, 611, 612]);

it('takes no box for one that follows a definition', () => {
  expect(htmlOf('- [a]: /u\n\n  [x] b')).toContain('[x] b');
  expect(htmlOf('-\n  [x] b')).toContain('type="checkbox"');
});

describe('what CommonMark says', () => {
  const examples = commonMarkExamples.map((example) => ({
    ...example,
    html: example.html.replaceAll('→', '\t'),
  }));

  it.each(examples.filter(({ number }) => !linkedByGitHub.has(number)))(
    'of example $number, $section',
    ({ markdown, html }) => {
      expect(sameWay(htmlOf(markdown))).toBe(sameWay(html));
    },
  );

  it('of bare addresses is what GitHub says otherwise', () => {
    expect(linkedByGitHub.size).toBe(5);
    for (const { markdown, html } of examples.filter(({ number }) => linkedByGitHub.has(number))) {
      expect(html).not.toContain('<a ');
      expect(htmlOf(markdown)).toContain('<a href=');
    }
  });
});
