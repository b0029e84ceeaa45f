import { describe, expect, it } from 'vitest';
import { renderHead } from '../renderHead';
import { headTags, structuredDataTag, tagChanges } from './headTags';

const site = { origin: 'https://example.com', firmName: 'Firm' };
const defaults = { path: '/story', title: 'Story', description: 'Where from.', image: '/share/story.png' };
const ownPicture = { url: 'https://example.com/share/story.png', width: 1200, height: 630 };
const tagsOf = (record: Parameters<typeof renderHead>[0]) =>
  headTags(renderHead(record, defaults, site), ownPicture);

describe('headTags', () => {
  it('writes what the server writes for a page without a record', () => {
    expect(tagsOf({})).toEqual([
      '<title>Story | Firm</title>',
      '<meta name="description" content="Where from."/>',
      '<link rel="canonical" href="https://example.com/story"/>',
      '<meta property="og:title" content="Story"/>',
      '<meta property="og:description" content="Where from."/>',
      '<meta property="og:url" content="https://example.com/story"/>',
      '<meta property="og:image" content="https://example.com/share/story.png"/>',
      '<meta property="og:image:alt" content="Story"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta name="twitter:title" content="Story"/>',
      '<meta name="twitter:description" content="Where from."/>',
      '<meta name="twitter:image" content="https://example.com/share/story.png"/>',
      '<meta name="twitter:image:alt" content="Story"/>',
      '<meta name="twitter:image:width" content="1200"/>',
      '<meta name="twitter:image:height" content="630"/>',
    ]);
  });

  it('escapes what would end a tag or an attribute', () => {
    expect(tagsOf({ title: `</title> & "it's"` })[0]).toBe(
      '<title>&lt;/title&gt; &amp; &quot;it&#x27;s&quot;</title>',
    );
  });

  it('knows no size of a picture that is not the page’s own', () => {
    const tags = tagsOf({ ogImage: 'https://elsewhere.example/a.png' });
    expect(tags.filter((line) => line.includes('image:width'))).toEqual([]);
  });
});

describe('structuredDataTag', () => {
  it('writes it as the server does, so that nothing ends the element', () => {
    expect(structuredDataTag({ name: '</script>' })).toBe(
      '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
    );
  });
});

describe('tagChanges', () => {
  it('lists the tags that go and those that come', () => {
    expect(tagChanges(tagsOf({}), tagsOf({ robots: 'noindex', metaDescription: 'New.' }))).toMatchObject({
      removed: [
        '<meta name="description" content="Where from."/>',
        '<meta property="og:description" content="Where from."/>',
        '<meta name="twitter:description" content="Where from."/>',
      ],
      added: expect.arrayContaining(['<meta name="robots" content="noindex"/>']),
    });
    expect(tagChanges(tagsOf({}), tagsOf({}))).toEqual({ removed: [], added: [] });
  });
});
