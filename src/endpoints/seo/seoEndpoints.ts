import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { isKnownEtag } from '@/domain/caching/isKnownEtag';
import { markCacheable } from '@/integrations/pageCache/renderScope';
import { checkSiteMetadata } from '@/operations/seo/checkSiteMetadata';
import { findSeoMatches } from '@/operations/seo/findSeoMatches';
import { listSeoEntries } from '@/operations/seo/listSeoEntries';
import { readSeoHistory } from '@/operations/seo/readSeoHistory';
import { readSeoRecord } from '@/operations/seo/readSeoRecord';
import { restoreSeoRecord } from '@/operations/seo/restoreSeoRecord';
import { saveSeoRecord } from '@/operations/seo/saveSeoRecord';
import { seoPageTag } from '@/queries/cacheTags';
import { maxAgeSeconds } from '@/queries/maxAgeSeconds';
import {
  pageKeyParams,
  pageNameParams,
  restoreSeoBodySchema,
  metadataCheckQuerySchema,
  metadataCheckSchema,
  saveSeoBodySchema,
  seoEntriesSchema,
  seoHistorySchema,
  seoMatchesQuerySchema,
  seoMatchesSchema,
  seoRecordSchema,
} from '@/schemas/seo';
import { defineEndpoint } from '../defineEndpoint';

/** Caches may store the response but must revalidate it each time, so a change is visible at once. */
const cacheControl = 'public, no-cache';

/** Adds an ETag to a public response; a client that has the current version gets 304. */
function cacheable<Body>(req: PayloadRequest, body: Body) {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': cacheControl, ETag: etag };
  return { body, headers, ...(isKnownEtag(req.headers.get('If-None-Match'), etag) ? { status: 304 } : {}) };
}

const readPublicSeoEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/public/:pageKey',
  summary: 'Search metadata of a page; empty where nothing was set',
  access: 'public',
  params: pageKeyParams,
  answer: seoRecordSchema,
  handler: async ({ req, params: { pageKey } }) => {
    markCacheable([seoPageTag(pageKey)], maxAgeSeconds);
    return cacheable(req, await readSeoRecord({ req, pageKey }));
  },
});

const saveSeoEndpoint = defineEndpoint({
  method: 'post',
  path: '/seo/public/:pageName',
  summary:
    'Set the search metadata of a page. The body is the whole record, and what it leaves out is cleared, unless it names the fields to store',
  access: 'staff',
  params: pageNameParams,
  body: saveSeoBodySchema,
  answer: seoRecordSchema,
  handler: async ({ req, params, body: { replaces, only, ...body } }) => ({
    body: await saveSeoRecord({ req, pageKey: params.pageName, body, replaces, only }),
  }),
});

const listSeoEntriesEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/entries',
  summary: 'The head of every page as it is rendered',
  access: 'staff',
  answer: seoEntriesSchema,
  handler: async ({ req }) => ({ body: await listSeoEntries({ req }) }),
});

const metadataCheckEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/audit',
  summary: 'What can be better about the search metadata of every page and post',
  access: 'staff',
  query: metadataCheckQuerySchema,
  answer: metadataCheckSchema,
  handler: async ({ req, query }) => ({ body: await checkSiteMetadata({ req, ...query }) }),
});

const findSeoMatchesEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/matches',
  summary: 'Which pages and posts say the same',
  access: 'staff',
  query: seoMatchesQuerySchema,
  answer: seoMatchesSchema,
  handler: async ({ req, query }) => ({ body: await findSeoMatches({ req, ...query }) }),
});

const readSeoHistoryEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/history/:pageKey',
  summary: 'What was saved for a page, newest first',
  access: 'staff',
  params: pageKeyParams,
  answer: seoHistorySchema,
  handler: async ({ req, params }) => ({ body: await readSeoHistory({ req, pageKey: params.pageKey }) }),
});

const restoreSeoEndpoint = defineEndpoint({
  method: 'post',
  path: '/seo/restore/:pageKey',
  summary: 'Save an earlier version of a page’s search metadata again',
  access: 'staff',
  params: pageKeyParams,
  body: restoreSeoBodySchema,
  answer: seoRecordSchema,
  handler: async ({ req, params, body }) => ({
    body: await restoreSeoRecord({ req, pageKey: params.pageKey, versionId: body.versionId }),
  }),
});

const readSeoEndpoint = defineEndpoint({
  method: 'get',
  path: '/seo/:pageKey',
  summary: 'Search metadata of a page, for signed-in accounts',
  access: 'user',
  params: pageKeyParams,
  answer: seoRecordSchema,
  handler: async ({ req, params }) => ({ body: await readSeoRecord({ req, pageKey: params.pageKey }) }),
});

/** Fixed paths come before `:pageKey`, which would match them. */
export const seoEndpoints = [
  readPublicSeoEndpoint,
  saveSeoEndpoint,
  listSeoEntriesEndpoint,
  metadataCheckEndpoint,
  findSeoMatchesEndpoint,
  readSeoHistoryEndpoint,
  restoreSeoEndpoint,
  readSeoEndpoint,
];
