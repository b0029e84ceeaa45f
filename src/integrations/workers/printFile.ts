import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mebibyte } from '@/domain/mebibyte';
import { sitePool } from './sitePool';
import type * as workerProgram from './workerProgram';

type Printer = 'analysisPdf' | 'auditPdf';
type File = Uint8Array<ArrayBuffer>;

interface Order<Name extends Printer = Printer> {
  printer: Name;
  /** All that is in the report. */
  report: Parameters<(typeof workerProgram)[Name]>[0];
  /** Whose order it is. */
  key: string;
}

/**
 * Finished files, by all that is in them: a changed report is another one, and a new release begins without any. What is
 * being made is waited for by all who order the same.
 */
const files = new LRUCache<string, File, Order>({
  max: 200,
  maxSize: 32 * mebibyte,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_id, _stale, { context }) => print(context),
});

/**
 * A report as a PDF, made in a worker thread or taken from the cache. The caller has checked that `key` may see it.
 * @throws Busy, TooManyRequests
 */
export async function printFile<Name extends Printer>(order: Order<Name>): Promise<File> {
  const { printer, report } = order;
  const id = createHash('sha256').update(printer).update(JSON.stringify(report)).digest('base64');
  return files.forceFetch(id, { context: order });
}

function print({ printer, report, key }: Order): Promise<File> {
  return sitePool().run(printer, report, key);
}
