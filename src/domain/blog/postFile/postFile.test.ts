import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostFileProblem } from './PostFileProblem';
import { readPostFile } from './readPostFile';
import { writePostFile } from './writePostFile';

const frontMatter = {
  title: 'Costs: “all” of them',
  slug: 'costs',
  description: 'Yes',
  date: '2026-11-20T00:00:00.000Z',
  author: 'No',
  published: true,
};

describe('a post as a file', () => {
  it('is front matter and text', () => {
    expect(
      writePostFile({ frontMatter: { ...frontMatter, tags: [], metaTitle: '' }, content: '# A\n' }),
    ).toBe(
      `---
title: "Costs: “all” of them"
slug: costs
description: Yes
date: 2026-11-20T00:00:00.000Z
author: No
published: true
---
# A
`,
    );
  });

  it('comes back as it was, whatever is in it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '---',
        '- a',
        '# x',
        '"',
        "'",
        '|',
        '>',
        '{a: b}',
        'null',
        '1e3',
        '0x1F',
        ' a ',
        'a\n---\nb',
      ),
    );
    const words = text.filter((value) => value !== '');
    const file = fc.record({
      frontMatter: fc.record({
        ...{ title: words, slug: words, description: words, date: words, author: words },
        ...{ published: fc.boolean(), tags: fc.array(words, { minLength: 1 }) },
      }),
      content: fc.oneof(text, fc.constantFrom('\n\n a\r\n', '---\n---\n', '', '\n---\n')),
    });
    fc.assert(
      fc.property(file, (post) => {
        expect(readPostFile(writePostFile(post))).toEqual(post);
      }),
    );
  });

  it.each([
    ['no front matter', '# A', 'does not begin'],
    ['no end of it', '---\ntitle: A\n', 'no end'],
    ['broken YAML', '---\ntitle: A\ntags: [a\n---\n', 'can’t be read (line'],
    ['a key twice', '---\ntitle: A\ntitle: B\n---\n', 'can’t be read (line 3)'],
    ['a list', '---\n- a\n---\n', 'no fields'],
    [
      'a bomb',
      `---\na: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b, *b, *b]\n---\n`,
      'refers to itself',
    ],
  ])('with %s is refused', (_, file, words) => {
    expect(() => readPostFile(file)).toThrow(PostFileProblem);
    expect(() => readPostFile(file)).toThrow(words);
  });

  it.each([
    ['title: 2.50', { title: '2.50' }],
    ['title: 1e3\nslug: 0x1F', { title: '1e3', slug: '0x1F' }],
    ['author: 007', { author: '007' }],
    ['description: True', { description: 'True' }],
    ['tags: [2.0, 1_000, .5, false, 2026-01-02]', { tags: ['2.0', '1_000', '.5', 'false', '2026-01-02'] }],
    ['title: &a 1.0\nauthor: *a', { title: '1.0', author: '1.0' }],
    ['title: NULL', { title: 'NULL' }],
    ['title: !!float 2.50', { title: '2.50' }],
    ['published: TRUE\nfeatured: false', { published: true, featured: false }],
    ['title:\nauthor: ~\nslug: null', { title: null, author: null, slug: null }],
  ])('keeps %j as it is written', (matter, read) => {
    expect(readPostFile(`---\n${matter}\n---\n`).frontMatter).toEqual(read);
  });

  it('refuses a value of an unknown kind, which it can’t keep', () => {
    expect(() => readPostFile('---\ntitle: !x y\n---\n')).toThrow('can’t be read (line 2)');
  });

  it('may have line ends of Windows', () => {
    expect(readPostFile('---\r\ntitle: A\r\n---\r\nText\r\n')).toEqual({
      frontMatter: { title: 'A' },
      content: 'Text\r\n',
    });
  });
});
