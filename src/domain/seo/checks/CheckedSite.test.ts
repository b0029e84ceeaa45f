import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderHead } from '../renderHead';
import { CheckedSite } from './CheckedSite';
import { duplicateFindings } from './duplicateFindings';

const site = { origin: 'https://firm.example', firmName: 'Firm' };

function page(path: string, title: string, description = `About ${path}.`, isListed = true) {
  const head = renderHead({}, { path, title, description, image: '/share/default.png' }, site);
  return {
    path,
    head,
    canonicalUrl: '',
    hasOwnPreviewPicture: true,
    chosenSchema: '',
    isListed,
    isNeverListed: false,
  };
}

type Page = ReturnType<typeof page>;

function siteOf(pages: readonly Page[]): CheckedSite<Page> {
  const checked = new CheckedSite<Page>(site.origin);
  for (const [index, one] of pages.entries()) checked.put(one.path, one, [index]);
  return checked;
}

describe('the same words on several pages', () => {
  it('are found on other listed pages, however they are set', () => {
    const one = page('/one', 'What it costs', 'Counted.');
    const pages = [
      one,
      page('/two', ' WHAT  it costs'),
      page('/three', 'What it ｃosts', 'counted.'),
      page('/hidden', 'What it costs', 'Counted.', false),
    ];
    expect(siteOf(pages).site.sameWords(one.head)).toEqual({
      title: new Set(['/one', '/two', '/three']),
      description: new Set(['/one', '/three']),
    });
  });

  it('are told once for all pages that say them, most pages first', () => {
    const pages = [
      page('/one', 'Same', 'Said thrice.'),
      page('/two', 'Same', 'Said thrice.'),
      page('/three', 'Another', 'Said thrice.'),
      page('/hidden', 'Same', 'Said thrice.', false),
    ];
    expect(siteOf(pages).repetitions()).toEqual([
      { field: 'metaDescription', paths: new Set(['/one', '/two', '/three']) },
      { field: 'title', paths: new Set(['/one', '/two']) },
    ]);
  });

  it('are none where there are no words', () => {
    const one = page('/one', 'One', ' ');
    expect(siteOf([one, page('/two', 'Two', '')]).site.sameWords(one.head).description.size).toBe(0);
  });
});

it('doesn’t begin with pages that are meant to stay out of results', () => {
  const out = page('/out', 'A title that is far too wide for a line of results '.repeat(2), 'Short.', false);
  const listed = page('/listed', 'Short', 'Short as well.');
  const pages = [out, listed];
  const checked = siteOf(pages);
  checked.checkSome(pages.length);
  expect(checked.worstFirst().map(({ page: { path } }) => path)).toEqual(['/listed', '/out']);
});

describe('a site that changes', () => {
  const words = fc.constantFrom('What it costs', 'what it  costs', 'How we work', '');
  const change = fc.record({
    key: fc.integer({ min: 0, max: 5 }),
    isThere: fc.boolean(),
    slug: fc.integer({ min: 0, max: 3 }),
    title: words,
    description: words,
    isListed: fc.boolean(),
    canonical: fc.constantFrom('', '/0-0', '/3-1'),
  });
  const seen = (checked: CheckedSite<Page>) => ({
    // Insertion order decides which pages a finding names, so only the fields are compared.
    pages: checked
      .worstFirst()
      .map(({ page: { path }, findings }) => [path, findings.map(({ field }) => field)]),
    counts: checked.counts(),
  });

  it('says the same as one that is checked from the beginning', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const changing = new CheckedSite<Page>(site.origin);
        const pages = new Map<number, Page>();
        for (const { key, isThere, slug, title, description, isListed, canonical } of changes) {
          const one = { ...page(`/${key}-${slug}`, title, description, isListed), canonicalUrl: canonical };
          if (isThere) {
            pages.set(key, one);
            changing.put(String(key), one, [key]);
          } else {
            pages.delete(key);
            changing.remove(String(key));
          }
          changing.checkSome(1);
          changing.worstFirst();
        }
        const fresh = new CheckedSite<Page>(site.origin);
        for (const [key, one] of pages) fresh.put(String(key), one, [key]);
        expect(seen(changing)).toEqual(seen(fresh));
      }),
    );
  });
});

describe('duplicateFindings', () => {
  it('names some and counts the others', () => {
    const title = new Set(['/a', '/x', '/b', '/c', '/d', '/e']);
    expect(duplicateFindings(page('/x', 'X'), { title, description: new Set(['/a']) })).toMatchObject([
      { field: 'title', message: 'The same title as /a, /b, /c and 2 more.' },
      { field: 'metaDescription', message: 'The same description as /a.' },
    ]);
    expect(duplicateFindings(page('/x', 'X'), { title: new Set(['/x']), description: new Set() })).toEqual(
      [],
    );
  });
});
