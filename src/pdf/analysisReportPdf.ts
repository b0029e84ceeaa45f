import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { printedAnalysisTexts as texts } from '@/content/analysis/printedAnalysis';
import { resultsTexts } from '@/content/analysis/results';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { writeAppendix } from './appendixPdf';
import { writeClosing } from './closingPdf';
import { writeCover } from './coverPdf';
import { writeOpportunities } from './opportunitiesPdf';
import { PdfReport, type PrintFacts } from './PdfReport';
import { writeAdvice, writeProjects } from './planPdf';

interface AnalysisReportFacts extends PrintFacts {
  analysis: PresentedAnalysis;
  /** The client's company; empty if unknown. */
  preparedFor: string;
}

/** Returns the report of an analysis as a tagged PDF. The same analysis produces the same document. */
export async function analysisReportPdf({
  analysis,
  preparedFor,
  firmName,
  look,
  contact,
  formatDate,
}: AnalysisReportFacts): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfReport({
    title: texts.title(analysis.list_name),
    author: firmName,
    createdAt: new Date(analysis.created_at),
    look,
  });
  const plan = planOfPresented(candidatesOf(analysis), analysis);
  writeCover(pdf, {
    firmName,
    look,
    title: resultsTexts.title,
    subject: analysis.list_name,
    preparedFor,
    detail: analysis.industry,
    date: formatDate(analysis.created_at),
    holds: analysis,
  });
  writeAdvice(pdf, plan, analysis);
  writeOpportunities(pdf, plan, analysis);
  writeProjects(pdf, plan, analysis.project_guides);
  writeAppendix(pdf, analysis, formatDate);
  writeClosing(pdf, { firmName, contact, plan, analysis });
  return pdf.finish();
}
