import type { PayloadRequest } from 'payload';
import { analysisFileName } from '@/domain/analysis/analysisFileName';
import { printFile } from '@/integrations/workers/printFile';
import { readAnalysis } from '../analyses/readAnalysis';
import { requireUser } from '../requireUser';
import type { PrintedFile } from './printAnalysis';
import { readFirm } from './readFirm';

/**
 * An analysis as slides with its dates in the given time zone, for those who may read it.
 * @throws Missing as `readAnalysis`, Busy, TooManyRequests
 */
export async function presentAsSlides({
  req,
  id,
  timeZone,
}: {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}): Promise<PrintedFile> {
  const { id: account } = requireUser(req);
  const analysis = await readAnalysis({ req, id });
  const report = { analysis, ...(await readFirm(req)), timeZone };
  return {
    name: analysisFileName(analysis, 'pptx'),
    content: await printFile({ printer: 'analysisSlides', report, key: String(account) }),
  };
}
