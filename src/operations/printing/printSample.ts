import type { PayloadRequest } from 'payload';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { printFile } from '@/integrations/workers/printFile';
import type { PrintedFile } from './printAnalysis';
import { readFirm } from './readFirm';

/**
 * Returns the sample report as a tagged PDF. `printFile` caches it per firm name and contact details.
 * @throws Busy, TooManyRequests
 */
export async function printSample({ req }: { req: PayloadRequest }): Promise<PrintedFile> {
  const analysis = { id: 0, owner_id: 0, ...sampleAnalysis() };
  const report = { analysis, preparedFor: '', ...(await readFirm(req)), timeZone: 'UTC' };
  return {
    name: 'sample-ai-opportunity-report.pdf',
    content: await printFile({ printer: 'analysisPdf', report, key: 'sample' }),
  };
}
