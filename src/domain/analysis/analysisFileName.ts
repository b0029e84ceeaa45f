import { slugFromTitle } from '../blog/slugFromTitle';

/**
 * Of a file that holds an analysis: by its name as far as that has Latin letters and digits, otherwise by its id. There
 * is nothing in it that could end a header or leave a folder.
 */
export function analysisFileName(
  { id, list_name }: { id: number; list_name: string },
  extension: 'pdf' | 'csv' | 'xlsx',
): string {
  return `ai-opportunity-analysis-${slugFromTitle(list_name) || id}.${extension}`;
}
