import type { PayloadRequest } from 'payload';
import { analysisFileName } from '@/domain/analysis/analysisFileName';
import { formatDateIn } from '@/format/dates';
import { analysisWorkbook } from '@/xlsx/analysisWorkbook';
import { readAnalysis } from '../analyses/readAnalysis';
import type { PrintedFile } from './printAnalysis';
import { readFirm } from './readFirm';

/**
 * Returns an analysis as a spreadsheet with live formulas, with dates in the given time zone, to accounts that may
 * read it.
 * @throws Missing as `readAnalysis`
 */
export async function spreadAnalysis({
  req,
  id,
  timeZone,
}: {
  req: PayloadRequest;
  id: number;
  timeZone: string;
}): Promise<PrintedFile> {
  const analysis = await readAnalysis({ req, id });
  return {
    name: analysisFileName(analysis, 'xlsx'),
    content: await analysisWorkbook({
      analysis,
      firmName: (await readFirm(req)).firmName,
      formatDate: (moment) => formatDateIn(moment, timeZone),
    }),
  };
}
