import { closingSteps } from '@/content/analysis/closingSteps';
import { planSummary } from '@/content/analysis/planSummary';
import { printedTexts } from '@/content/printed';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { drawMark } from './drawMark';
import type { PdfReport, PrintFacts } from './PdfReport';
import { margins } from './reportLook';

const markPt = 30;
const { closing: texts } = printedTexts;

interface ClosingFacts extends Pick<PrintFacts, 'firmName' | 'contact'> {
  plan: AnalysisPlan;
  analysis: PresentedAnalysis;
}

/** Writes the last page: next steps, and the firm's contact details, as far as set. */
export function writeClosing(pdf: PdfReport, { firmName, contact, plan, analysis }: ClosingFacts): void {
  pdf.newPage();
  pdf.heading('H2', texts.title);
  closingSteps(plan, planSummary(plan, analysis).first).forEach((step, index) =>
    pdf.paragraph(`${index + 1}. ${step}`),
  );
  pdf.heading('H3', texts.contactTitle(firmName));
  const { doc } = pdf;
  pdf.decorate(() => drawMark(doc, { xPt: margins.left, yPt: doc.y + 4, sizePt: markPt }));
  doc.y += markPt + 14;
  const { email, bookingUrl, contactUrl } = contact;
  const lines = [
    bookingUrl ? texts.booking(bookingUrl) : '',
    email ? texts.email(email) : '',
    texts.site(contactUrl),
  ];
  for (const line of lines.filter(Boolean)) pdf.paragraph(line);
}
