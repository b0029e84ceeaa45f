import { printedTexts } from '@/content/printed';
import { drawMark } from './drawMark';
import type { PdfReport, PrintFacts } from './PdfReport';
import { inks, margins } from './reportLook';

interface CoverFacts extends Pick<PrintFacts, 'firmName'> {
  title: string;
  /** Subject of the report. */
  subject: string;
  detail: string;
  date: string;
  /** All contents of the report. */
  holds: unknown;
}

const markPt = 54;
const titleTopPt = 300;

/** Writes the cover page: client, subject and date. */
export function writeCover(
  pdf: PdfReport,
  { firmName, title, subject, detail, date, holds }: CoverFacts,
): void {
  pdf.cover(() => {
    const { doc } = pdf;
    pdf.decorate(() => {
      doc.rect(0, 0, 12, doc.page.height).fill(inks.accent);
      drawMark(doc, { xPt: margins.left, yPt: margins.top, sizePt: markPt });
    });
    doc.y = margins.top + markPt + 12;
    pdf.lines([[{ text: firmName, isBold: true }]]);
    doc.y = titleTopPt;
    pdf.heading('H1', title);
    pdf.lines([[{ text: subject, isBold: true }]]);
    pdf.paragraph(detail);
    doc.moveDown(1);
    pdf.paragraph(printedTexts.generatedOn(date), { isSmall: true });
    pdf.blanksOf([firmName, holds]);
  });
}
