/**
 * Format of a backup: a gzipped tar that `tar xzf` opens. `about.json` is first, so that an incompatible archive is
 * rejected before anything else is read. `manifest.json` is last, because counts and hashes are only known then.
 * Between them are `tables/NAME/00001` and so on, which concatenated are PostgreSQL's COPY text (split, because tar
 * needs sizes in advance and a table is never buffered whole), and `pictures/NAME`.
 */
import { StartFailure } from '../steps/StartFailure.mjs';

export const FORMAT = 1;

/**
 * @typedef {object} About
 * @property {number} format
 * @property {string} appVersion
 * @property {string} createdAt ISO 8601
 * @property {string[]} migrations applied in the database, sorted by name
 * @property {TableShape[]} tables in the order of the archive
 *
 * @typedef {object} TableShape
 * @property {string} name
 * @property {string[]} columns in the order of the COPY text
 *
 * @typedef {object} Contents
 * @property {number} rows
 * @property {string} sha256 of the table's complete COPY text
 *
 * @typedef {object} Manifest
 * @property {string} aboutSha256
 * @property {Record<string, Contents>} tables
 * @property {Record<string, string>} sequences next value by name
 * @property {Record<string, string>} pictures SHA-256 by name
 */

export const entryNames = { about: 'about.json', manifest: 'manifest.json' };
export const tablePrefix = 'tables/';
export const picturePrefix = 'pictures/';

/** Session settings that make PostgreSQL's text format of values the same on every server. */
export const textSettings =
  "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; " +
  "set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; " +
  'set local idle_in_transaction_session_timeout = 0';

/** @param {string} finding */
export const damaged = (finding) =>
  new StartFailure(`The archive is damaged: ${finding}. Nothing was changed.`);
