import { describe, expect, it } from 'vitest';
import { lexicalToMarkdown } from '@/domain/markdown/lexicalToMarkdown';
import type { CheckedSite, PostToCheck } from './PostToCheck';
import { publishCheck } from './publishCheck';
import { textItems } from './textItems';

const site: CheckedSite = {
  origin: 'https://firm.example',
  hasPage: (path) => ['/', '/contact', '/blog/known'].includes(path),
  anchors: new Set(['s-costs']),
  pictures: new Map([
    ['light-12345678.webp', { isDecorative: false, weightBytes: 90_000 }],
    ['heavy-12345678.webp', { isDecorative: true, weightBytes: 900_000 }],
  ]),
};

const post = (markdown: string, more: Partial<PostToCheck> = {}): PostToCheck => ({
  title: 'What an hour of routine work costs',
  excerpt: 'Three tasks from a firm of twenty people.',
  searchTitle: 'What an hour of routine work costs | Firm',
  searchDescription:
    'Three tasks from a firm of twenty people, costed hour by hour, with the formula to use.',
  cover: { image: '/blog-images/light-12345678.webp', altText: 'A desk', isDecorative: false },
  items: textItems(markdown),
  isEmpty: markdown === '',
  ...more,
});

const messagesOf = (markdown: string) => publishCheck(post(markdown), site).map(({ message }) => message);

describe('publishCheck', () => {
  it('has nothing to say about a post that is in order', () => {
    const text =
      '## Costs\n\n### Of what\n\n[us](/contact) [up](#s-costs) [b](https://firm.example/blog/known/#x)\n\n![A desk](/blog-images/light-12345678.webp)';
    expect(publishCheck(post(text), site)).toEqual([]);
  });

  it('wants headings in order, and names their lines', () => {
    const findings = publishCheck(post('# One\n\n## Two\n\n#### Four\n\n##\n'), site);
    expect(findings.map(({ line, severity }) => [line, severity])).toEqual([
      [1, 'warning'],
      [5, 'warning'],
      [7, 'warning'],
    ]);
    expect(findings[1]?.message).toContain('Use level 3');
  });

  it.each([
    ['[a](/gone)', 'no page'],
    ['[a](https://firm.example/gone)', 'no page'],
    ['[a](#s-gone)', 'no heading'],
    ['[a](javascript:alert)', 'leads nowhere'],
    ['[a](contact)', 'leads nowhere'],
    ['[a][1]\n\n[1]: /gone', 'no page'],
  ])('finds the dead link in %s', (text, words) => expect(messagesOf(text)[0]).toContain(words));

  it.each(['[a](https://other.example/gone)', '[a](mailto:a@b.example)', '[a](/contact?x=1#y)', '[a](/)'])(
    'leaves %s alone',
    (text) => expect(messagesOf(text)).toEqual([]),
  );

  it('looks at pictures: their words, their weight, whether they exist', () => {
    const text =
      '![](/blog-images/light-12345678.webp)\n\n![](/blog-images/heavy-12345678.webp)\n\n![x](/blog-images/gone-12345678.webp)';
    expect(messagesOf(text)).toEqual([
      expect.stringContaining('has no alt text'),
      expect.stringContaining('weighs 900 kB'),
      expect.stringContaining('is not among the stored pictures'),
    ]);
  });

  it('says of a picture on its way that it is still being uploaded, and nothing else', () => {
    const pending = { type: 'upload', relationTo: 'media', pending: { formID: 'a', src: 'blob:b' } };
    const markdown = lexicalToMarkdown({ root: { type: 'root', children: [pending] } });
    expect(messagesOf(markdown)).toEqual([expect.stringContaining('still being uploaded')]);
  });

  it('calls a cover without alt text an error', () => {
    const silent = { image: '/blog-images/light-12345678.webp', altText: ' ', isDecorative: false };
    const bare = { items: [], isEmpty: true };
    const errors = (cover: PostToCheck['cover']) =>
      publishCheck(post('', { ...bare, cover }), site).filter(({ severity }) => severity === 'error');
    expect(errors(silent).map(({ field }) => field)).toEqual(['coverAltText']);
    expect(errors({ ...silent, isDecorative: true })).toEqual([]);
    expect(errors({ ...silent, image: '' })).toEqual([]);
  });

  it('calls an error what the collection refuses to publish', () => {
    const link = { kind: 'link', href: 'https://', place: { block: 0 } } as const;
    const lacking = { title: ' ', excerpt: '', isEmpty: false };
    const severities = (items: PostToCheck['items']) =>
      publishCheck(post('', { ...lacking, items }), site).map(({ field, severity }) => [field, severity]);
    const missing = [
      ['title', 'error'],
      ['excerpt', 'error'],
    ];
    expect(severities([{ ...link, isRefused: true }])).toEqual([...missing, ['content', 'error']]);
    expect(severities([link])).toEqual([...missing, ['content', 'warning']]);
  });

  it('lists first what must be fixed', () => {
    const items = [{ kind: 'link', href: 'https://', place: { block: 0 }, isRefused: true }] as const;
    const findings = publishCheck(post('', { searchTitle: 'Short', items, isEmpty: false }), site);
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'note']);
  });

  it('calls a title and a description that are too long an error', () => {
    const long = { title: 'a'.repeat(300), excerpt: 'a'.repeat(401) };
    expect(publishCheck(post('Text', long), site)).toMatchObject([
      { field: 'title', severity: 'error', message: 'The title has 300 characters. Use at most 200.' },
      {
        field: 'excerpt',
        severity: 'error',
        message: 'The description has 401 characters. Use at most 400.',
      },
    ]);
  });

  it('measures title and description as search results show them', () => {
    const long = { searchTitle: 'wide '.repeat(40), searchDescription: 'Short.' };
    expect(publishCheck(post('Text', long), site).map(({ field, severity }) => [field, severity])).toEqual([
      ['title', 'warning'],
      ['excerpt', 'note'],
    ]);
  });

  it('places findings by block where the text is rich text', () => {
    expect(publishCheck(post('', { items: textItems('[a](/gone)', 4), isEmpty: false }), site)).toMatchObject(
      [{ block: 4 }],
    );
  });
});
