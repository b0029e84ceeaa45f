import { slugFromTitle } from '../blog/slugFromTitle';

/**
 * Returns the file name of an analysis: from its name as far as that has Latin letters and digits, otherwise from its
 * id. It contains nothing that could end a header or leave a directory.
 */
export function analysisFileName(
  { id, list_name }: { id: number; list_name: string },
  extension: 'pdf' | 'csv' | 'xlsx',
): string {
  return `ai-opportunity-analysis-${slugFromTitle(list_name) || id}.${extension}`;
}
