import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { planTexts } from '@/content/analysis/planTexts';
import { paybackText } from '@/content/analysis/projectNotes';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import { savingsTotals } from '@/domain/analysis/totals';
import { anyAnswers } from '@/domain/analysis/fixtures/anyAnswers';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { planCalendar } from '@/domain/analysis/plan/planCalendar';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { presentedAnalysis } from '@/pdf/fixtures/presentedAnalysis';
import { analysisWorkbook, sheetsOf } from './analysisWorkbook';
import { isFormula } from './cells';
import { calculate } from './fixtures/calculate';
import { packageProblems, readTexts } from './fixtures/packageProblems';

const factsOf = (answers: AnalysisAnswers) => ({
  analysis: presentedAnalysis(answers),
  firmName: 'AI Advisory',
  formatDate: (moment: string) => moment.slice(0, 10),
});
const { money, savings, calendar } = texts.sheets;

/** Compares cost and return row by row: the spreadsheet's results, and the engine's. */
function compare(answers: AnalysisAnswers) {
  const at = calculate(sheetsOf(factsOf(answers)));
  const plan = planOfAnswers(answers);
  const projects = plan.projects.filter(({ kind, leftAs }) => kind !== 'toBeSized' && !leftAs);
  return [...projects, plan].map(({ investment, returns }, index) => {
    const row = 2 + index;
    const shown = (...columns: string[]) => columns.map((column) => at(money, column, row));
    const months = (payback: number | null) =>
      payback === null || payback > 36 ? paybackText(payback) : payback;
    const { cautious, expected } = returns?.cases ?? {};
    return {
      shown: [...shown('K', 'L', 'M', 'N'), ...(cautious ? shown('O', 'P', 'Q', 'R', 'S', 'T') : [])],
      counted: [
        investment.oneTimeUsd.low,
        investment.oneTimeUsd.high,
        investment.runningUsd.low,
        investment.runningUsd.high,
        ...(cautious && expected
          ? [
              cautious.savingsUsd,
              expected.savingsUsd,
              months(cautious.paybackMonths),
              months(expected.paybackMonths),
              cautious.threeYearUsd,
              expected.threeYearUsd,
            ]
          : []),
      ],
    };
  });
}

describe('the spreadsheet of an analysis', () => {
  it('comes to the figures of the report, whatever the answers', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { shown, counted } of compare(answers)) expect(shown).toEqual(counted);
      }),
    );
  });

  it('says when each project would run, as the report does', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const plan = planOfAnswers(answers);
        const scheduled = plan.returns ? planCalendar(plan, plan.ownDays.aMonth) : [];
        const at = calculate(sheetsOf(factsOf(answers)));
        const shown = scheduled.map((_, index) => [
          at(calendar, 'F', 2 + index),
          at(calendar, 'G', 2 + index),
        ]);
        expect(shown).toEqual(scheduled.map(({ startDay, endDay }) => [startDay, endDay]));
      }),
    );
  });

  it('holds beside each formula what it comes to', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const sheets = sheetsOf(factsOf(answers));
        const at = calculate(sheets);
        for (const { sheet = '', data } of sheets)
          data.forEach((row, rowIndex) =>
            row.forEach((cell, column) => {
              if (!isFormula(cell)) return;
              const calculated = at(sheet, String.fromCharCode(65 + column), rowIndex + 1);
              const places = (value: unknown) => (typeof value === 'number' ? value.toFixed(6) : value);
              expect(places(cell.result)).toBe(places(calculated));
            }),
          );
      }),
    );
  });

  it('has every result in the file, for programs that only show it', async () => {
    const files = unzipSync(await analysisWorkbook(factsOf(lawOffice)));
    const xml = Object.entries(files)
      .filter(([path]) => path.startsWith('xl/worksheets/sheet'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
    const formulas = xml.match(/<f>/gu) ?? [];
    expect(formulas.length).toBeGreaterThan(100);
    expect(xml.match(/<\/f><v>[^<]+<\/v><\/c>/gu)).toHaveLength(formulas.length);
    expect(xml).toMatch(/<c r="O2"[^>]*><f>Savings!N\d+<\/f><v>\d+<\/v><\/c>/u);
  });

  it('is a whole package, whatever the answers', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (answers) => {
        expect(packageProblems(await analysisWorkbook(factsOf(answers)))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['_x0041_', 'a_x000d_x0042_b', '_x00\u000041_', '_x0\u007f041_', '_x005F_', 'A <b> & "c"\r\n  '])(
    'shows the text %j as it was typed',
    async (typed) => {
      const firmName = `[${typed}]`;
      const file = await analysisWorkbook({ ...factsOf(lawOffice), firmName });
      const shown = `[${typed.replace(/[\u0000\u007f]/u, '').replaceAll('\r', '')}]`;
      expect(readTexts(file).filter((text) => text.includes(shown))).toHaveLength(1);
    },
  );

  it('holds no character that XML may not hold', async () => {
    const listName = 'A\u0000B\uFFFE\uFFFF & C';
    const files = unzipSync(await analysisWorkbook(factsOf({ ...lawOffice, listName })));
    const xml = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(xml).toContain('AB &amp; C');
    expect(xml).not.toMatch(/[\u0000\uFFFE\uFFFF]/u);
  });

  it('is printed across, each sheet as wide as one page', async () => {
    const files = unzipSync(await analysisWorkbook(factsOf(lawOffice)));
    const sheets = Object.keys(files).filter((path) => path.startsWith('xl/worksheets/sheet'));
    expect(sheets.length).toBeGreaterThan(3);
    for (const path of sheets) {
      const xml = strFromU8(files[path] ?? new Uint8Array());
      expect(xml).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
      expect(xml).toMatch(/<pageSetup [^>]*fitToHeight="0"[^>]*orientation="landscape"/);
    }
  });

  it('names a medium complexity as an assumption where the analysis states none', () => {
    const textOf = (facts: ReturnType<typeof factsOf>) => JSON.stringify(sheetsOf(facts)[0]?.data);
    const facts = factsOf(lawOffice);
    const opportunities = facts.analysis.opportunities.map((opportunity, index) =>
      index === 0 ? { ...opportunity, complexity: 'TBD' as const } : opportunity,
    );
    expect(textOf({ ...facts, analysis: { ...facts.analysis, opportunities } })).toContain(
      planTexts.assumedComplexity,
    );
    expect(textOf(facts)).not.toContain(planTexts.assumedComplexity);
  });

  const olderSheets = (calculatedSavings: string) => {
    const facts = factsOf(lawOffice);
    const opportunities = facts.analysis.opportunities.slice(0, 1).map((one) => ({
      ...one,
      phase: 2,
      taskRelated: false,
      roiModel: { savedHours: 0, calculatedSavings, assumptions: '' },
    }));
    return sheetsOf({
      ...facts,
      analysis: {
        ...facts.analysis,
        opportunities,
        left_alone: [],
        removed: [],
        department_tasks: {},
        project_guides: [],
      },
    });
  };

  it('adds nothing up where an older analysis has nothing to count', () => {
    const sheets = olderSheets('TBD');
    expect(sheets.flatMap(({ data }) => data.flat()).filter(isFormula)).toEqual([]);
    expect(sheets.slice(1, 3).map(({ data }) => data.length)).toEqual([1, 1]);
  });

  it('states the amounts of an older analysis, says that it can’t derive them, and adds them up', () => {
    const sheets = olderSheets('$12,500/year');
    const savings = JSON.stringify(sheets[1]?.data);
    expect(savings).toContain(texts.statedNote);
    expect(calculate(sheets)(texts.sheets.savings, 'O', 2)).toBe(12_500);
    expect(calculate(sheets)(texts.sheets.savings, 'O', 3)).toBe(12_500);
  });

  it('adds up only what is recommended, and lists the rest below with its kind', () => {
    const answers = { ...distributor, additionalContext: 'AI must not enter customer orders.' };
    const facts = factsOf(answers);
    const { kinds } = planTexts;
    const sheet = sheetsOf(facts).find(({ sheet: name }) => name === savings);
    const first = (sheet?.data ?? []).map(([cell]) => (cell as { value: unknown } | null)?.value);
    const { left_alone, removed, opportunities } = facts.analysis;
    const places = [
      texts.total,
      kinds.leaveAlone,
      ...left_alone.map(({ name }) => name),
      kinds.removed,
      ...removed.map(({ name }) => name),
    ].map((name) => first.indexOf(name));
    expect(left_alone.length * removed.length).toBeGreaterThan(0);
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
    const at = calculate(sheetsOf(facts));
    expect(at(savings, 'O', first.indexOf(texts.total) + 1)).toBe(savingsTotals(opportunities).savingsUsd);
  });

  it('follows when an input is changed', () => {
    const sheets = sheetsOf(factsOf(lawOffice));
    const hours = () => calculate(sheets)(savings, 'H', 2);
    const before = Number(hours());
    const people = sheets[1]?.data[1]?.[3] as { value: number };
    people.value *= 2;
    expect(hours()).toBe(2 * before);
  });

  it('takes no phase in the sheet of costs for an input: nothing follows from it', () => {
    const rows =
      sheetsOf(factsOf(lawOffice))
        .find(({ sheet }) => sheet === money)
        ?.data.slice(1) ?? [];
    const colors = (column: number) =>
      rows.map((row) => (row[column] as { backgroundColor?: string } | null)?.backgroundColor);
    expect(colors(1).filter(Boolean)).toEqual([]);
    expect(colors(3).filter(Boolean)).not.toEqual([]);
  });

  it('has the prices of tools and seats with source and date, and its costs follow from them', () => {
    const sheets = sheetsOf(factsOf(lawOffice));
    const running = () => calculate(sheets)(money, 'N', 2);
    const before = Number(running());
    const prices = sheets.find(({ sheet }) => sheet === texts.sheets.prices)?.data ?? [];
    const seat = prices[4]?.[2] as { value: number };
    expect(String((prices[4]?.[3] as { value: unknown }).value)).toContain('(as of June 2026): https://');
    const people = (sheets[1]?.data[1]?.[3] as { value: number }).value;
    seat.value += 100;
    expect(running()).toBe(before + 100 * people);
  });

  it('takes no text for a formula', async () => {
    const [task] = lawOffice.departmentTasks['Legal & Compliance'] ?? [];
    const answers = {
      ...lawOffice,
      departmentTasks: {
        'Legal & Compliance': [
          { ...task, taskName: '=HYPERLINK("https://evil.example")', cases: 'alike', input: 'software' },
        ],
      },
    } as AnalysisAnswers;
    const cells = sheetsOf(factsOf(answers)).flatMap(({ data }) => data.flat()) as {
      type: unknown;
      value: unknown;
    }[];
    const evil = cells.filter((cell) => String(cell?.value).includes('HYPERLINK'));
    expect(evil.length).toBeGreaterThan(0);
    for (const { type } of evil) expect(type).toBe(String);
    const file = await analysisWorkbook(factsOf(answers));
    expect([...file.slice(0, 2)]).toEqual([0x50, 0x4b]);
  });
});
