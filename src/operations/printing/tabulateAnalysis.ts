import type { PayloadRequest } from 'payload';
import { analysisCsv } from '@/content/analysis/analysisCsv';
import { analysisFileName } from '@/domain/analysis/analysisFileName';
import { readAnalysis } from '../analyses/readAnalysis';
import type { PrintedFile } from './printAnalysis';

/**
 * Returns an analysis as CSV to accounts that may read it.
 * @throws Missing as `readAnalysis`
 */
export async function tabulateAnalysis({
  req,
  id,
}: {
  req: PayloadRequest;
  id: number;
}): Promise<PrintedFile> {
  const analysis = await readAnalysis({ req, id });
  return {
    name: analysisFileName(analysis, 'csv'),
    content: new TextEncoder().encode(analysisCsv(analysis)),
  };
}
