import { auditSeoEndpoint } from './auditSeoEndpoint';
import { findSeoMatchesEndpoint } from './findSeoMatchesEndpoint';
import { listSeoEntriesEndpoint } from './listSeoEntriesEndpoint';
import { readPublicSeoEndpoint } from './readPublicSeoEndpoint';
import { readSeoEndpoint } from './readSeoEndpoint';
import { readSeoHistoryEndpoint } from './readSeoHistoryEndpoint';
import { restoreSeoEndpoint } from './restoreSeoEndpoint';
import { saveSeoEndpoint } from './saveSeoEndpoint';

/** What has a name of its own stands before `:pageKey`, which would take it for a page. */
export const seoEndpoints = [
  readPublicSeoEndpoint,
  saveSeoEndpoint,
  listSeoEntriesEndpoint,
  auditSeoEndpoint,
  findSeoMatchesEndpoint,
  readSeoHistoryEndpoint,
  restoreSeoEndpoint,
  readSeoEndpoint,
];
