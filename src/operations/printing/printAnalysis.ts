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
  const preparedFor = await readCompany(req, analysis.owner_id);
  const report = { analysis, preparedFor, ...(await readFirm(req)), timeZone };
  return {
    name: analysisFileName(analysis, 'pdf'),
    content: await printFile({ printer: 'analysisPdf', report, key: String(account) }),
  };
}

/** Returns the company of an analysis's owner; empty if the account states none. */
async function readCompany(req: PayloadRequest, owner: number): Promise<string> {
  const user = await req.payload.findByID({
    collection: 'users',
    id: owner,
    depth: 0,
    select: { company: true },
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return user?.company ?? '';
}
