import { expect, it } from 'vitest';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { restoreSeoBodySchema, seoBodySchema } from './seo';

const nested = (levels: number) => `{"@type":"Thing","x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

it.each([
  ['long titles', { title: text(200), ogTitle: text(200), twitterTitle: text(200) }, []],
  [
    'longer ones',
    { title: text(201), ogTitle: text(201), twitterTitle: text(201) },
    ['title', 'ogTitle', 'twitterTitle'],
  ],
  ['a long description', { metaDescription: text(500) }, []],
  ['a longer one', { metaDescription: text(501) }, ['metaDescription']],
  ['a path', { canonicalUrl: '/contact', ogImage: '/a.png' }, []],
  ['a script', { canonicalUrl: 'javascript:alert(1)' }, ['canonicalUrl']],
  ['a foreign path', { twitterImage: '//elsewhere.example' }, ['twitterImage']],
  ['an unknown type', { schemaType: 'Thing' }, ['schemaType']],
  ['no type', { schemaType: '' }, []],
  ['deep data', { customSchema: nested(32) }, []],
  ['deeper data', { customSchema: nested(33), finalSchema: nested(33) }, ['customSchema', 'finalSchema']],
  ['broken data', { finalSchema: '{' }, ['finalSchema']],
  ['a number', { title: 7 }, ['title']],
])('a record with %s', (_what, record, refused) => {
  expect(refusedFields(seoBodySchema, record)).toEqual(refused);
});

it('clears what is empty or left out, and drops what it does not know', () => {
  const { title, ...rest } = seoBodySchema.parse({ title: ' A\n title ', robots: '', pageKey: 'team' });
  expect(title).toBe('A title');
  expect(Object.keys(rest)).toHaveLength(12);
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

it.each([
  [2_147_483_647, []],
  [2_147_483_648, ['versionId']],
  [0, ['versionId']],
  ['1', ['versionId']],
])('restoring %j', (versionId, refused) => {
  expect(refusedFields(restoreSeoBodySchema, { versionId })).toEqual(refused);
});
