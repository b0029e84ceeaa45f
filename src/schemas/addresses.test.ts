import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Missing } from '@/errors/ApiFailures';
import { refusedFields, text } from '../../tests/unit/refusedFields';
import { postListQuery, postSlugParams } from './blog';
import { documentIdParams } from './documentId';
import { modelUsageQuerySchema } from './modelUsage';
import { overviewQuerySchema, spanProblem, visitorActionParams } from './overview';
import { pagingFields } from './paging';
import { printQuerySchema } from './printQuery';
import { pageKeyParams, metadataCheckQuerySchema, seoMatchesQuerySchema } from './seo';
import { submissionKeySchema } from './submissionKey';
import { trailQuerySchema } from './trail';

describe('what stands behind the question mark', () => {
  const paging = z.object(pagingFields);

  it.each<[z.ZodType, Record<string, string>, string[]]>([
    [paging, {}, []],
    [paging, { page: '1', limit: '100' }, []],
    [paging, { page: '100000' }, []],
    [paging, { page: '100001' }, ['page']],
    [paging, { limit: '101' }, ['limit']],
    [paging, { page: '0', limit: '-1' }, ['page', 'limit']],
    [paging, { page: '01', limit: '1e1' }, ['page', 'limit']],
    [paging, { page: '', limit: ' 5' }, ['page', 'limit']],
    [postListQuery, { search: text(200), status: 'draft', sort: '-author' }, []],
    [postListQuery, { search: text(201), status: 'all', sort: 'body' }, ['search', 'status', 'sort']],
    [trailQuerySchema, { search: text(200) }, []],
    [trailQuerySchema, { search: text(201), subject: 'x', action: 'x' }, ['search', 'subject', 'action']],
    [metadataCheckQuerySchema, { search: ` ${text(200)} ` }, []],
    [metadataCheckQuerySchema, { search: text(201) }, ['search']],
    [seoMatchesQuerySchema, { title: text(400), description: text(600), canonicalPath: text(2_000) }, []],
    [
      seoMatchesQuerySchema,
      { title: text(401), description: text(601), canonicalPath: text(2_001) },
      ['title', 'description', 'canonicalPath'],
    ],
    [modelUsageQuerySchema, { days: '90' }, []],
    [modelUsageQuerySchema, { days: '91' }, ['days']],
    [modelUsageQuerySchema, { days: '0' }, ['days']],
    [printQuerySchema, { timezone: 'Europe/Vienna' }, []],
    [printQuerySchema, { timezone: 'Europe/Atlantis' }, ['timezone']],
    [overviewQuerySchema, { from: '2026-11-20', to: '2026-11-20', by: 'week' }, []],
    [overviewQuerySchema, { from: '2026-11-21', to: '2026-11-20' }, ['to']],
    [overviewQuerySchema, { from: '2026-02-30', to: '2026-3-1', by: 'year' }, ['from', 'to', 'by']],
  ])('%# %o', (schema, query, refused) => {
    expect(refusedFields(schema, query)).toEqual(refused);
  });

  it('becomes numbers, and what is not told has its usual value', () => {
    expect(paging.parse({ page: '12', limit: '5' })).toEqual({ page: 12, limit: 5 });
    expect(overviewQuerySchema.parse({})).toEqual({ by: 'day' });
    expect(printQuerySchema.parse({})).toEqual({ timezone: 'UTC' });
  });
});

describe('the span of an overview', () => {
  it.each([
    ['a leap year and a day', { from: '2025-11-20', to: '2026-11-20', by: 'day' }, null],
    ['a day more', { from: '2025-11-19', to: '2026-11-20', by: 'day' }, /^At most 366 days by day/],
    ['1830 days by week', { from: '2021-11-17', to: '2026-11-20', by: 'week' }, null],
    ['a day more', { from: '2021-11-16', to: '2026-11-20', by: 'month' }, /^At most 1830 days$/],
    ['no day', { from: '2026-11-21', to: '2026-11-20', by: 'day' }, /before the first/],
  ] as const)('of %s', (_what, span, problem) => {
    if (problem) expect(spanProblem(span)).toMatch(problem);
    else expect(spanProblem(span)).toBeNull();
  });
});

describe('what an address names', () => {
  it.each([
    [documentIdParams, { id: '2147483647' }, { id: 2_147_483_647 }],
    [postSlugParams, { slug: 'Über-uns' }, { slug: 'Über-uns' }],
    [visitorActionParams, { action: 'booking-open' }, { action: 'booking-open' }],
    [pageKeyParams, { pageKey: 'team' }, { pageKey: 'team' }],
  ])('%# %o is read', (schema, params, read) => {
    expect(schema.parse(params)).toEqual(read);
  });

  it.each([
    [documentIdParams, { id: '2147483648' }],
    [documentIdParams, { id: '0' }],
    [documentIdParams, { id: '1.0' }],
    [documentIdParams, { id: ' 1' }],
    [documentIdParams, { id: '' }],
    [postSlugParams, { slug: 'a\u0000b' }],
    [visitorActionParams, { action: 'toString' }],
    [pageKeyParams, { pageKey: '__proto__' }],
  ])('%# %o is missing', (schema, params) => {
    expect(() => schema.parse(params)).toThrow(Missing);
  });
});

it.each([
  [text(8), []],
  [text(7), ['']],
  [text(64), []],
  [text(65), ['']],
  ['a-b_c-9Z', []],
  ['a b c d e', ['']],
  [`${text(8)}\n`, ['']],
])('%j as the key of a submission', (key, refused) => {
  expect(refusedFields(submissionKeySchema, key)).toEqual(refused);
});
