import { expect, it } from 'vitest';
import { analysisCsv } from '@/content/analysis/analysisCsv';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { workbookTexts } from '@/content/analysis/workbook';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { savingsTotals } from '@/domain/analysis/totals';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { sheetsOf } from '@/xlsx/analysisWorkbook';
import { calculate } from '@/xlsx/fixtures/calculate';
import { analysisReportPdf } from './analysisReportPdf';
import { presentedAnalysis } from './fixtures/presentedAnalysis';
import { readPdf } from './fixtures/readPdf';

const formatDate = (moment: string) => moment.slice(0, 10);
const firmName = 'AI Advisory';
const look = { accentColor: null, logo: null };

/** Every number in the PDF that is labeled as the savings of all opportunities. */
async function pdfSavings(analysis: PresentedAnalysis): Promise<number[]> {
  const contact = { email: null, bookingUrl: null, contactUrl: 'https://firm.example/contact' };
  const { text } = await readPdf(
    await analysisReportPdf({ analysis, preparedFor: '', firmName, look, contact, formatDate }),
  );
  return [...text.matchAll(/(?:Potential Savings:?|All opportunities [\d,]+ hrs) \$([\d,]+)/g)].map(
    ([, amount = '']) => Number(amount.replaceAll(',', '')),
  );
}

function workbookSavings(analysis: PresentedAnalysis): unknown {
  const sheets = sheetsOf({ analysis, firmName, formatDate });
  const { savings } = workbookTexts.sheets;
  const rows = sheets.find(({ sheet }) => sheet === savings)?.data ?? [];
  const total = rows.findIndex(([cell]) => JSON.stringify(cell)?.includes(`"${workbookTexts.total}"`));
  return calculate(sheets)(savings, 'O', total + 1);
}

/** Sums the whole column, as somebody does who opens the file. */
function csvSavings(analysis: PresentedAnalysis): number {
  const [heads = [], ...rows] = analysisCsv(analysis)
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  const column = heads.indexOf('Annual savings (USD)');
  return rows.reduce((sum, cells) => sum + Number(cells[column]), 0);
}

it.each([
  ['the sample', { id: 0, owner_id: 0, ...sampleAnalysis() }],
  ['a law office', presentedAnalysis(lawOffice)],
  [
    'a firm that forbids a project',
    presentedAnalysis({ ...distributor, additionalContext: 'AI must not enter customer orders.' }),
  ],
])('PDF, spreadsheet and CSV show one number: %s', async (_name, analysis) => {
  const { savingsUsd } = savingsTotals(analysis.opportunities);
  expect(savingsUsd).toBeGreaterThan(0);
  expect(await pdfSavings(analysis)).toEqual([savingsUsd, savingsUsd, savingsUsd]);
  expect(workbookSavings(analysis)).toBe(savingsUsd);
  expect(csvSavings(analysis)).toBe(savingsUsd);
});
