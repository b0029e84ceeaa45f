import { closingSteps } from '@/content/analysis/closingSteps';
import { planSummary } from '@/content/analysis/planSummary';
import { printedTexts } from '@/content/printed';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PdfReport, PrintFacts } from './PdfReport';

const { closing: texts } = printedTexts;
/** Height of the steps and the contact details below the first lines, which stay together. */
export const closingHeightPt = 120;

interface ClosingFacts extends Pick<PrintFacts, 'firmName' | 'contact'> {
  plan: AnalysisPlan;
  analysis: PresentedAnalysis;
}

/** Writes the end of the report: next steps, and the firm's contact details, as far as set. */
export function writeClosing(pdf: PdfReport, { firmName, contact, plan, analysis }: ClosingFacts): void {
  pdf.heading('H2', texts.title, { keepPt: closingHeightPt });
  closingSteps(plan, planSummary(plan, analysis).first).forEach((step, index) =>
    pdf.paragraph(`${index + 1}. ${step}`),
  );
  pdf.heading('H3', texts.contactTitle(firmName));
  const { email, bookingUrl, contactUrl } = contact;
  const lines = [
    bookingUrl ? texts.booking(bookingUrl) : '',
    email ? texts.email(email) : '',
    texts.site(contactUrl),
  ];
  for (const line of lines.filter(Boolean)) pdf.paragraph(line);
}
