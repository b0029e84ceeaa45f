import type { ReactNode } from 'react';
import { DownloadButton } from '@/components/sharing/DownloadButton';
import { downloadTexts as texts } from '@/content/sharing';
import row from '@/components/ui/Row.module.css';

interface AnalysisFilesProps {
  id: number;
  /** What stands before the files. */
  children?: ReactNode;
}

/** Downloads of an analysis: PDF, spreadsheet with live formulas, CSV. */
export function AnalysisFiles({ id, children }: AnalysisFilesProps) {
  return (
    <div className={row.gap2} data-print="hide">
      {children}
      <DownloadButton
        path={`/api/analysis/${id}/pdf`}
        fallbackName={`ai-opportunity-analysis-${id}.pdf`}
        label={texts.pdf}
        preparing={texts.preparingPdf}
        failed={texts.pdfFailed}
        size="small"
      />
      <DownloadButton
        path={`/api/analysis/${id}/xlsx`}
        fallbackName={`ai-opportunity-analysis-${id}.xlsx`}
        label={texts.xlsx}
        preparing={texts.preparingXlsx}
        failed={texts.xlsxFailed}
        size="small"
      />
      <DownloadButton
        path={`/api/analysis/${id}/csv`}
        fallbackName={`ai-opportunity-analysis-${id}.csv`}
        label={texts.csv}
        preparing={texts.preparingCsv}
        failed={texts.csvFailed}
        size="small"
      />
    </div>
  );
}
