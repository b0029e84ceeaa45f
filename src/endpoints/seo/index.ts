import { listSeoEntriesEndpoint } from './listSeoEntriesEndpoint';
import { readPublicSeoEndpoint } from './readPublicSeoEndpoint';
import { readSeoEndpoint } from './readSeoEndpoint';
import { readSeoHistoryEndpoint } from './readSeoHistoryEndpoint';
import { restoreSeoEndpoint } from './restoreSeoEndpoint';
import { saveSeoEndpoint } from './saveSeoEndpoint';

/** `entries` stands before `:pageKey`, which would take it for a page. */
export const seoEndpoints = [
  readPublicSeoEndpoint,
  saveSeoEndpoint,
  listSeoEntriesEndpoint,
  readSeoHistoryEndpoint,
  restoreSeoEndpoint,
  readSeoEndpoint,
];
