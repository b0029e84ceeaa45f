import { describe, expect, it } from 'vitest';
import { blogLimits } from '@/domain/blog/blogLimits';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import {
  createCategoryBodySchema,
  createPostBodySchema,
  updatePostBodySchema,
  uploadCoverBodySchema,
} from './blog';
import { checkPostBodySchema } from './blogCheck';
import { frontMatterSchema } from './blogImport';

const { markdownMaxCharacters: longest } = blogLimits;
const post = { title: 'A title', excerpt: 'What it is about.' };
const tags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);

describe('a post', () => {
  it.each([
    ['long texts', { title: text(200), excerpt: text(400), author: text(120), coverAltText: text(300) }, []],
    ['longer ones', { title: text(201), excerpt: text(401) }, ['title', 'excerpt']],
    ['others that are longer', { author: text(121), coverAltText: text(301) }, ['author', 'coverAltText']],
    ['no texts', { title: ' ', excerpt: '' }, ['title', 'excerpt']],
    ['a slug of 120 characters', { slug: text(120) }, []],
    ['one of 121', { slug: text(121) }, ['slug']],
    ['one that is a page of the site', { slug: 'search' }, ['slug']],
    ['one with a slash', { slug: 'a/b' }, ['slug']],
    ['12 tags', { tags: tags(12) }, []],
    ['13 tags', { tags: tags(13) }, ['tags']],
    ['12 tags, one of them twice, and an empty one', { tags: [...tags(12), ' Tag 1 ', ''] }, []],
    ['a tag of 40 characters', { tags: [text(40)] }, []],
    ['one of 41', { tags: [text(41)] }, ['tags.0']],
    ['a day', { date: '2024-02-29' }, []],
    ['a moment', { date: '2024-02-29T23:00:00+02:00' }, []],
    ['a day that was not', { date: '2023-02-29' }, ['date']],
    ['a day in words', { date: 'today' }, ['date']],
    ['the first day that is kept', { date: '0001-01-01' }, []],
    ['one before it', { date: '0000-12-31' }, ['date']],
    ['a moment before it', { date: '0001-01-01T00:30:00+05:00' }, ['date']],
    ['the last day that is kept', { date: '9999-12-31' }, []],
    ['a moment after it', { date: '9999-12-31T23:30:00-05:00' }, ['date']],
    ['the longest text', { content: text(longest) }, []],
    ['a longer one', { content: text(longest + 1) }, ['content']],
    ['NUL in its text', { content: 'a\u0000b' }, ['content']],
    ['half a character in its text', { content: 'a\ud800b' }, ['content']],
    ['a category by its number in text', { categoryId: '7' }, []],
    ['the largest id', { categoryId: 2_147_483_647 }, []],
    ['a larger one', { categoryId: 2_147_483_648 }, ['categoryId']],
    ['half an id', { categoryId: 1.5 }, ['categoryId']],
    ['nought as category', { categoryId: 0 }, ['categoryId']],
    ['50 names of categories', { categories: tags(50) }, []],
    ['51', { categories: tags(51) }, ['categories']],
    ['a name of 60 characters', { categories: [text(60)] }, []],
    ['one of 61', { categories: [text(61)] }, ['categories.0']],
    ['an address of 2000 characters', { coverImage: text(2_000) }, []],
    ['one of 2001', { coverImage: text(2_001) }, ['coverImage']],
    ['published by word', { published: 'yes' }, ['published']],
  ])('with %s', (_what, change, refused) => {
    expect(refusedFields(createPostBodySchema, { ...post, ...change })).toEqual(refused);
    expect(refusedFields(updatePostBodySchema, change)).toEqual(refused);
  });

  it('is cleaned, and only a new one may leave its slug to the site', () => {
    const given = { ...post, slug: '', tags: [' A ', 'A', ''], categoryId: '', date: '2026-05-04' };
    expect(createPostBodySchema.parse({ ...given, formerSlugs: ['x'] })).toEqual({
      ...post,
      slug: undefined,
      tags: ['A'],
      categoryId: null,
      date: '2026-05-04T12:00:00.000Z',
    });
    expect(refusedFields(updatePostBodySchema, { slug: '' })).toEqual(['slug']);
    expect(refusedFields(updatePostBodySchema, { version: text(60) })).toEqual([]);
    expect(refusedFields(updatePostBodySchema, { version: text(61) })).toEqual(['version']);
    expect(refusedFields(createPostBodySchema, {})).toEqual(['title', 'excerpt']);
  });
});

it.each([
  [{}, []],
  [{ slug: text(500) }, []],
  [{ slug: text(501) }, ['slug']],
  [{ cover: 'words' }, ['cover']],
])('a cover: %o', (given, refused) => {
  expect(refusedFields(uploadCoverBodySchema, given)).toEqual(refused);
});

it.each([
  [{ name: text(60), description: text(400) }, []],
  [{ name: text(61), description: text(401) }, ['name', 'description']],
  [{ name: ' ' }, ['name']],
  [{ name: 'Web~3' }, ['name']],
  [{ name: 'Web ~3 years' }, []],
])('a category: %o', (category, refused) => {
  expect(refusedFields(createCategoryBodySchema, category)).toEqual(refused);
});

it.each([
  [{}, []],
  [{ content: null, cover: 1 }, []],
  [{ cover: '1', coverIsDecorative: 'yes' }, ['cover', 'coverIsDecorative']],
])('a post that is checked: %o', (given, refused) => {
  expect(refusedFields(checkPostBodySchema, given)).toEqual(refused);
});

it.each([
  [{}, []],
  [{ title: 2026, tags: [1] }, ['title', 'tags.0']],
  [{ title: null, tags: [null] }, []],
  [{ published: 'yes' }, ['published']],
  [{ layout: 'wide' }, ['']],
  [{ formerSlugs: ['a', 'b/c'] }, ['formerSlugs.1']],
  [{ formerSlugs: Array.from({ length: 101 }, () => 'a') }, ['formerSlugs']],
  [{ category: text(61) }, ['category']],
])('what stands before an imported text: %o', (change, refused) => {
  expect(refusedFields(frontMatterSchema, { title: 'A title', ...change })).toEqual(refused);
});
