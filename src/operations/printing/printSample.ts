import type { PayloadRequest } from 'payload';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { printPdf } from '@/integrations/workers/printPdf';
import type { PrintedFile } from './printAnalysis';
import { readFirmName } from './readFirmName';

/**
 * The sample report as a tagged PDF. It is printed once for each name of the firm, and kept.
 * @throws Busy, TooManyRequests
 */
export async function printSample({ req }: { req: PayloadRequest }): Promise<PrintedFile> {
  const analysis = { id: 0, owner_id: 0, ...sampleAnalysis() };
  const report = { analysis, firmName: await readFirmName(req), timeZone: 'UTC' };
  return {
    name: 'sample-ai-opportunity-report.pdf',
    content: await printPdf({ printer: 'analysisPdf', report, key: 'sample' }),
  };
}
