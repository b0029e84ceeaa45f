/**
 * How a backup is laid out: a gzipped tar that `tar xzf` opens. `about.json` comes first, so that an archive that can't be
 * used is known as such before anything else is read; `manifest.json` comes last, because counts and hashes are only known
 * then. In between are `tables/NAME/00001` and so on, which make PostgreSQL's COPY text when they are put together (a tar
 * wants to know sizes beforehand, and a table is never held whole), and `pictures/NAME`.
 */
import { StartFailure } from '../steps/StartFailure.mjs';

export const FORMAT = 1;

/**
 * @typedef {object} About
 * @property {number} format
 * @property {string} appVersion
 * @property {string} createdAt ISO 8601
 * @property {string[]} migrations that the database had, in the order of their names
 * @property {TableShape[]} tables in the order of the archive
 *
 * @typedef {object} TableShape
 * @property {string} name
 * @property {string[]} columns in the order of the copied text
 *
 * @typedef {object} Contents
 * @property {number} rows
 * @property {string} sha256 of the table's whole text
 *
 * @typedef {object} Manifest
 * @property {string} aboutSha256
 * @property {Record<string, Contents>} tables
 * @property {Record<string, string>} sequences the number that each gives next, by name
 * @property {Record<string, string>} pictures SHA-256 by name
 */

export const entryNames = { about: 'about.json', manifest: 'manifest.json' };
export const tablePrefix = 'tables/';
export const picturePrefix = 'pictures/';

/** The settings under which PostgreSQL writes and reads values as text, the same on every server. */
export const textSettings =
  "set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; " +
  "set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; " +
  'set local idle_in_transaction_session_timeout = 0';

/** @param {string} finding */
export const damaged = (finding) =>
  new StartFailure(`The archive is damaged: ${finding}. Nothing was changed.`);
