import { printedTexts } from '@/content/printed';
import { drawMark } from './drawMark';
import type { PdfReport, PrintFacts } from './PdfReport';

interface CoverFacts extends Pick<PrintFacts, 'firmName' | 'look'> {
  title: string;
  /** Subject of the report. */
  subject: string;
  /** The client's company; empty if unknown. */
  preparedFor: string;
  detail: string;
  date: string;
  /** All contents of the report. */
  holds: unknown;
}

/** Writes the head of the first page: title, client, firm and date. The report begins below it. */
export function writeCover(
  pdf: PdfReport,
  { firmName, look, title, subject, preparedFor, detail, date, holds }: CoverFacts,
): void {
  const { doc, inks } = pdf;
  pdf.decorate(() => {
    doc.rect(0, 0, 12, doc.page.height).fill(inks.accent);
    drawMark(pdf, look);
  });
  pdf.heading('H1', title);
  pdf.lines([
    [{ text: subject, isBold: true }],
    ...(preparedFor ? [[{ text: printedTexts.preparedFor(preparedFor), isBold: false }]] : []),
    [{ text: detail, isBold: false }],
  ]);
  pdf.paragraph(`${printedTexts.preparedBy(firmName)}. ${printedTexts.generatedOn(date)}.`, {
    isSmall: true,
  });
  pdf.blanksOf([firmName, preparedFor, holds]);
}
