import { describe, expect, it } from 'vitest';
import { renderHead } from './renderHead';
import { withoutInherited } from './withoutInherited';

const site = { origin: 'https://firm.example', firmName: 'Firm' };
const defaults = { path: '/story', title: 'Our Story', description: 'Why.', image: '/share/story.png' };
const own = (record: Parameters<typeof withoutInherited>[0]) => withoutInherited(record, defaults, site);

describe('withoutInherited', () => {
  it('leaves nothing of what a page says by itself', () => {
    const { description, robots: _, ...head } = renderHead({}, defaults, site);
    expect(own({ ...head, metaDescription: description })).toEqual({});
  });

  it('keeps a title of its own, and what repeats it follows it', () => {
    const title = 'Counted twice';
    expect(own({ title, ogTitle: title, twitterTitle: title })).toEqual({ title });
    expect(own({ title, ogTitle: 'Shared', twitterTitle: 'Shared' })).toEqual({ title, ogTitle: 'Shared' });
    expect(own({ title, twitterTitle: 'For X' })).toEqual({ title, twitterTitle: 'For X' });
  });

  it('keeps addresses of this site as paths, and those of others whole', () => {
    expect(own({ canonicalUrl: 'https://firm.example/contact' })).toEqual({ canonicalUrl: '/contact' });
    expect(own({ canonicalUrl: 'https://firm.example' })).toEqual({ canonicalUrl: '/' });
    expect(own({ canonicalUrl: 'https://firm.example.org/story' })).toEqual({
      canonicalUrl: 'https://firm.example.org/story',
    });
    expect(own({ ogImage: 'https://firm.example/a.png', twitterImage: '/a.png' })).toEqual({
      ogImage: '/a.png',
    });
  });

  it('keeps a picture for X where networks get another one', () => {
    const record = { ogImage: '/a.png', twitterImage: '/share/story.png' };
    expect(own(record)).toEqual(record);
  });

  it('leaves alone what no page fills by itself', () => {
    const record = { robots: 'noindex', schemaType: 'WebPage', customSchema: '{}', finalSchema: '{}' };
    expect(own(record)).toEqual(record);
  });
});
