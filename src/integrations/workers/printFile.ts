import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { mebibyte } from '@/domain/mebibyte';
import { sitePool } from './sitePool';
import type * as workerProgram from './workerProgram';

type Printer = 'analysisPdf' | 'auditPdf';
type File = Uint8Array<ArrayBuffer>;

interface Order<Name extends Printer = Printer> {
  printer: Name;
  /** The complete data of the report. */
  report: Parameters<(typeof workerProgram)[Name]>[0];
  /** The account that requests it. */
  key: string;
}

/**
 * Caches PDFs by the report's full content, so a changed report is a different entry; a new release starts empty.
 * Concurrent requests for the same report share one rendering.
 */
const files = new LRUCache<string, File, Order>({
  max: 200,
  maxSize: 32 * mebibyte,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (_id, _stale, { context }) => print(context),
});

/**
 * Renders a report as a PDF in a worker thread, or returns it from the cache. The caller has checked that `key` may
 * see it.
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
