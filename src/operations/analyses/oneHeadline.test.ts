import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analysisCsv } from '@/content/analysis/analysisCsv';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { planHeadline, planSummary } from '@/content/analysis/planSummary';
import { planTexts } from '@/content/analysis/planTexts';
import { paybackText, usdSpan } from '@/content/analysis/projectNotes';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { workbookTexts } from '@/content/analysis/workbook';
import { analyze } from '@/domain/analysis/analyze';
import { anyAnswers } from '@/domain/analysis/fixtures/anyAnswers';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { formatHours } from '@/domain/analysis/formatHours';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { savingsTotals } from '@/domain/analysis/totals';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import type { Analysis } from '@/payload-types';
import { analysisReportPdf } from '@/pdf/analysisReportPdf';
import { presentedAnalysis } from '@/pdf/fixtures/presentedAnalysis';
import { readPdf } from '@/pdf/fixtures/readPdf';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { sheetsOf } from '@/xlsx/analysisWorkbook';
import { calculate } from '@/xlsx/fixtures/calculate';
import { planOf } from './planOf';
import { presentAnalysis, presentListItem } from './presentAnalysis';

const formatDate = (moment: string) => moment.slice(0, 10);
const firmName = 'AI Advisory';
const look = { accentColor: null, logo: null };

async function pdfText(analysis: PresentedAnalysis): Promise<string> {
  const contact = { email: null, bookingUrl: null, contactUrl: 'https://firm.example/contact' };
  const { text } = await readPdf(
    await analysisReportPdf({ analysis, preparedFor: '', firmName, look, contact, formatDate }),
  );
  return text;
}

/** Every number in the PDF that is labeled as the savings of all opportunities. */
const savingsIn = (text: string): number[] =>
  [...text.matchAll(/(?:Potential Savings:?|All opportunities [\d,]+ hrs) \$([\d,]+)/g)].map(
    ([, amount = '']) => Number(amount.replaceAll(',', '')),
  );

/** Returns a cell in a sheet's row of totals, as a spreadsheet program computes it. */
function totalIn(analysis: PresentedAnalysis, sheet: 'savings' | 'money', column: string): unknown {
  const sheets = sheetsOf({ analysis, firmName, formatDate });
  const title = sheet === 'savings' ? workbookTexts.total : workbookTexts.totalWorthwhile;
  const rows = sheets.find((one) => one.sheet === workbookTexts.sheets[sheet])?.data ?? [];
  const total = rows.findIndex(([cell]) => JSON.stringify(cell)?.includes(`"${title}"`));
  return calculate(sheets)(workbookTexts.sheets[sheet], column, total + 1);
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
  expect(savingsIn(await pdfText(analysis))).toEqual([savingsUsd, savingsUsd, savingsUsd]);
  expect(totalIn(analysis, 'savings', 'O')).toBe(savingsUsd);
  expect(csvSavings(analysis)).toBe(savingsUsd);
});

/** Its sums fit on one line of the PDF. */
const anySmallFirm = anyAnswers.map(({ departmentTasks, ...answers }) => ({
  ...answers,
  departmentTasks: Object.fromEntries(
    Object.entries(departmentTasks).map(([department, tasks]) => [
      department,
      tasks.slice(0, 4).map((task) => ({
        ...task,
        teamSize: 1 + (task.teamSize % 3),
        salary: Math.min(task.salary, 90_000),
      })),
    ]),
  ),
}));

/** An analysis as it is stored. */
const stored = (answers: AnalysisAnswers): Analysis =>
  // Only what is read of a stored analysis.
  ({
    ...answers,
    ...analyze(answers),
    id: 7,
    owner: 1,
    dayRateUsd: null,
    putBack: [],
    createdAt: '2026-11-20T10:00:00.000Z',
  }) as unknown as Analysis;

it('list, summary, page, PDF, spreadsheet, CSV, mail and audit show the same savings, hours, cost and payback', async () => {
  await fc.assert(
    fc.asyncProperty(anySmallFirm, async (answers) => {
      const kept = stored(answers);
      const plan = planOf(kept);
      const { savingsUsd, savedHours } = savingsTotals(presentListItem(kept).opportunities);
      fc.pre(plan.returns !== undefined && savingsUsd > 0);
      const analysis = presentAnalysis(kept);
      const shown = planOfPresented(candidatesOf(analysis), analysis);
      const once = usdSpan(plan.investment.oneTimeUsd);
      const payback = paybackText(plan.returns?.cases.expected.paybackMonths ?? null);
      // The list's stored figures and the audit.
      expect(savingsTotals(headlineOpportunities(plan))).toEqual({ savingsUsd, savedHours });
      expect(savingsTotals(analysis.opportunities)).toEqual({ savingsUsd, savedHours });
      expect(planHeadline(plan)).toContain(
        planTexts.headline(formatUsd(savingsUsd), '', '', '').split(' (')[0],
      );
      expect(planHeadline(plan)).toContain(once);
      const facts = planSummary(shown, analysis).facts.map(({ value }) => value);
      expect(facts.slice(0, 3)).toEqual([formatUsd(savingsUsd), formatHours(savedHours), once]);
      expect(facts[4]).toBe(payback);
      const text = await pdfText(analysis);
      expect(new Set(savingsIn(text))).toEqual(new Set([savingsUsd]));
      for (const figure of [formatHours(savedHours), once, payback]) expect(text).toContain(figure);
      expect(totalIn(analysis, 'savings', 'O')).toBe(savingsUsd);
      expect(totalIn(analysis, 'savings', 'M')).toBe(savedHours);
      expect(totalIn(analysis, 'money', 'K')).toBe(plan.investment.oneTimeUsd.low);
      expect(totalIn(analysis, 'money', 'L')).toBe(plan.investment.oneTimeUsd.high);
      const months = plan.returns?.cases.expected.paybackMonths ?? 'never';
      expect(totalIn(analysis, 'money', 'R')).toBe(months === 'never' || months <= 36 ? months : payback);
      expect(csvSavings(analysis)).toBe(savingsUsd);
    }),
    // A PDF takes half a second.
    { numRuns: 6 },
  );
});
