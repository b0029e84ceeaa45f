import type { PayloadRequest } from 'payload';
import { analysisFileName } from '@/domain/analysis/analysisFileName';
import { readAnalysis } from '../analyses/readAnalysis';
import { printFacts } from './printFacts';

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
 * An analysis as a tagged PDF with its dates in the given time zone, for those who may read it.
 * @throws Missing as `readAnalysis`
 */
export async function printAnalysis({ req, id, timeZone }: PrintArgs): Promise<PrintedFile> {
  const analysis = await readAnalysis({ req, id });
  const facts = await printFacts({ req, timeZone });
  // Only who prints a report loads the PDF writer.
  const { analysisReportPdf } = await import('@/pdf/analysisReportPdf');
  return {
    name: analysisFileName(analysis, 'pdf'),
    content: await analysisReportPdf({ analysis, ...facts }),
  };
}
