import type { PayloadRequest } from 'payload';
import { analysisFileName } from '@/domain/analysis/analysisFileName';
import { printFile } from '@/integrations/workers/printFile';
import { readAnalysis } from '../analyses/readAnalysis';
import { requireUser } from '../requireUser';
import { readFirm } from './readFirm';

interface PrintArgs {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}

export interface PrintedFile {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * Returns an analysis as a tagged PDF, with dates in the given time zone, to accounts that may read it.
 * @throws Missing as `readAnalysis`, Busy, TooManyRequests
 */
export async function printAnalysis({ req, id, timeZone }: PrintArgs): Promise<PrintedFile> {
  const { id: account } = requireUser(req);
  const analysis = await readAnalysis({ req, id });
  const report = { analysis, ...(await readFirm(req)), timeZone };
  return {
    name: analysisFileName(analysis, 'pdf'),
    content: await printFile({ printer: 'analysisPdf', report, key: String(account) }),
  };
}
