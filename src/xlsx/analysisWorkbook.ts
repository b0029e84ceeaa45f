import writeWorkbook, { type Sheet } from 'write-excel-file/node';
import { candidatesOf, planOfPresented } from '@/content/analysis/planOfPresented';
import { printedAnalysisTexts } from '@/content/analysis/printedAnalysis';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import { countedTasks } from '@/domain/analysis/countedTasks';
import { headlineOpportunities } from '@/domain/analysis/plan/analysisPlan';
import { planCalendar } from '@/domain/analysis/plan/planCalendar';
import { expectedSavings } from '@/domain/analysis/progress/expectedSavings';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { assumptionsSheet } from './assumptionsSheet';
import { calendarSheet } from './calendarSheet';
import { isFormula } from './cells';
import { moneySheet } from './moneySheet';
import { pricesSheet, sourcesWidth } from './pricesSheet';
import { savingsRows, savingsSheet } from './savingsSheet';

/** The library writes formulas without cached results: previews on a phone or in a mail would show empty cells. */
const withResults = (sheets: readonly Sheet<never>[]) => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
          xml.replaceAll(
            formulaCell,
            (written, column: string, row: string, rest: string, formula: string) => {
              const cell = sheets[sheetIndex]?.data[Number(row) - 1]?.[column.charCodeAt(0) - firstLetter];
              if (!isFormula(cell)) return written;
              const type = typeof cell.result === 'string' ? ' t="str"' : '';
              return `<c r="${column}${row}"${rest}${type}>${formula}<v>${cell.result}</v></c>`;
            },
          ),
      },
    },
  },
});

const firstLetter = 'A'.charCodeAt(0);

/** Column names are single letters, because the sheets have at most 26 columns. */
const formulaCell = /<c r="([A-Z])(\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/gu;

/** The library has no setting for it: all columns of a sheet print on one page. */
const fittedToWidth = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) =>
          xml
            .replace(/<worksheet[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
    },
  },
};

export interface WorkbookFacts {
  analysis: PresentedAnalysis;
  firmName: string;
  formatDate: (moment: string) => string;
}

/** Without a font in the file, programs use one for plain cells and another for bold ones. */
const face = 'Arial';

/** Returns an analysis as a spreadsheet (XLSX) whose figures are formulas of its inputs, the same as in the report. */
export async function analysisWorkbook(facts: WorkbookFacts): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = sheetsOf(facts);
  const file = writeWorkbook(sheets, { fontFamily: face, features: [withResults(sheets), fittedToWidth] });
  return new Uint8Array(await file.toBuffer());
}

/** Returns the sheets of the workbook in order, in landscape because they are wide. */
export const sheetsOf = (facts: WorkbookFacts): Sheet<never>[] =>
  contentsOf(facts).map((sheet) => ({ ...sheet, orientation: 'landscape' }));

function contentsOf({ analysis, firmName, formatDate }: WorkbookFacts): Sheet<never>[] {
  const read = candidatesOf(analysis);
  const plan = planOfPresented(read, analysis);
  const projects = new Map(plan.projects.map((project) => [project.opportunity.id, project]));
  const tasks = countedTasks(read).flatMap((task) => {
    const project = projects.get(task.id);
    return project ? [{ ...task, name: project.opportunity.name, kind: project.kind }] : [];
  });
  const stated = headlineOpportunities(plan).flatMap((opportunity) => {
    const savings = tasks.some(({ id }) => id === opportunity.id) ? null : expectedSavings(opportunity);
    const { name, taskName = '', department } = opportunity;
    return savings ? [{ name, taskName, department, ...savings }] : [];
  });
  const rows = savingsRows(tasks, stated);
  const counted = plan.projects.filter(({ kind, leftAs }) => kind !== 'toBeSized' && !leftAs);
  const scheduled = planCalendar(plan, plan.ownDays.aMonth);
  return [
    {
      sheet: texts.sheets.assumptions,
      columns: [{ width: 62 }, { width: 14 }],
      data: assumptionsSheet({
        title: printedAnalysisTexts.title(analysis.list_name),
        intro: texts.intro(firmName, formatDate(analysis.created_at)),
        plan,
        hasCalendar: scheduled.length > 0,
      }),
    },
    {
      sheet: texts.sheets.savings,
      columns: [{ width: 44 }, { width: 36 }, { width: 24 }, ...widths(13, 11)],
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      data: savingsSheet(tasks, stated),
    },
    {
      sheet: texts.sheets.money,
      columns: [{ width: 44 }, { width: 8 }, { width: 16 }, ...widths(17, 12)],
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
      data: moneySheet(plan, counted, ({ opportunity }) => rows.get(opportunity.id)),
    },
    ...(scheduled.length > 0
      ? [
          {
            sheet: texts.sheets.calendar,
            columns: [{ width: 44 }, { width: 8 }, ...widths(5, 12), { width: 44 }],
            stickyRowsCount: 1,
            stickyColumnsCount: 1,
            data: calendarSheet(scheduled, (project) => counted.indexOf(project)),
          },
        ]
      : []),
    {
      sheet: texts.sheets.prices,
      columns: [{ width: 44 }, { width: 12 }, { width: 12 }, { width: sourcesWidth }],
      stickyRowsCount: 1,
      data: pricesSheet(),
    },
  ];
}

const widths = (count: number, width: number) => Array.from({ length: count }, () => ({ width }));
