import { z } from 'zod';

/** What happened to one file of an import. */
export const importedFileSchema = z.object({
  file: z.string(),
  outcome: z
    .enum(['created', 'updated', 'unchanged', 'refused'])
    .describe('refused: nothing of this file was stored'),
  slug: z.string().optional(),
  message: z.string().optional().describe('Why it was refused'),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;

export const importReportSchema = z.object({ files: z.array(importedFileSchema) });
export type ImportReport = z.infer<typeof importReportSchema>;
