import { useMemo, type ReactNode } from 'react';
import { DownloadButton } from '@/components/sharing/DownloadButton';
import { downloadTexts as texts } from '@/content/sharing';
import { hasUndrawnLetters } from '@/domain/text/hasUndrawnLetters';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';

interface AnalysisFilesProps {
  analysis: { id: number };
  /** Rendered before the files. */
  children?: ReactNode;
}

/** Downloads of an analysis: PDF, spreadsheet with live formulas, CSV. */
export function AnalysisFiles({ analysis, children }: AnalysisFilesProps) {
  const { id } = analysis;
  const hasBlanks = useMemo(() => hasUndrawnLetters(JSON.stringify(analysis)), [analysis]);
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
      {hasBlanks && <p className={text.note}>{texts.pdfBlanks}</p>}
    </div>
  );
}
