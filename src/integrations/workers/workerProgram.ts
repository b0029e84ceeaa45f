/**
 * The program of the worker threads: each export is a task that takes and returns plain data. The PDF code is loaded
 * on demand. Built by scripts/steps/buildPrograms.mjs.
 */
import { formatDateIn } from '@/format/dates';
import type { FirmContact } from '@/pdf/PdfReport';
import type { PrintedLook } from '@/pdf/reportLook';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PresentedAudit } from '@/schemas/audit';

export * from './textTasks';

/** The firm and the time zone of dates that a report is printed with. */
export interface PrintRequest {
  firmName: string;
  look: PrintedLook;
  contact: FirmContact;
  /** An IANA name, e.g. Europe/Berlin. */
  timeZone: string;
}

export async function analysisPdf({
  analysis,
  preparedFor,
  ...request
}: PrintRequest & { analysis: PresentedAnalysis; preparedFor: string }): Promise<Uint8Array<ArrayBuffer>> {
  const { analysisReportPdf } = await import('@/pdf/analysisReportPdf');
  return analysisReportPdf({ analysis, preparedFor, ...printFacts(request) });
}

export async function auditPdf({
  audit,
  ...request
}: PrintRequest & { audit: PresentedAudit }): Promise<Uint8Array<ArrayBuffer>> {
  const { auditReportPdf } = await import('@/pdf/auditReportPdf');
  return auditReportPdf({ audit, ...printFacts(request) });
}

function printFacts({ firmName, look, contact, timeZone }: PrintRequest) {
  return { firmName, look, contact, formatDate: (moment: string) => formatDateIn(moment, timeZone) };
}
