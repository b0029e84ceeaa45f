import { describe, expect, it } from 'vitest';
import { renderHead } from '../renderHead';
import { duplicateFindings } from './duplicateFindings';
import { sameWordsAmong } from './sameWordsAmong';

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

describe('sameWordsAmong', () => {
  it('finds other listed pages with the same words, however they are set', () => {
    const one = page('/one', 'What it costs', 'Counted.');
    const pages = [
      one,
      page('/two', ' WHAT  it costs'),
      page('/three', 'What it ｃosts', 'counted.'),
      page('/hidden', 'What it costs', 'Counted.', false),
    ];
    expect(sameWordsAmong(pages)(one.head)).toEqual({
      title: new Set(['/one', '/two', '/three']),
      description: new Set(['/one', '/three']),
    });
  });

  it('takes empty words for nothing', () => {
    const one = page('/one', 'One', ' ');
    expect(sameWordsAmong([one, page('/two', 'Two', '')])(one.head).description.size).toBe(0);
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
