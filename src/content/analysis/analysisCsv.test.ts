import { describe, expect, it } from 'vitest';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { defaultAssumptions } from '@/domain/analysis/readOpportunities';
import { savingsTotals } from '@/domain/analysis/totals';
import { presentedAnalysis } from '@/pdf/fixtures/presentedAnalysis';
import { analysisCsv } from './analysisCsv';

const analysis = presentedAnalysis(lawOffice);

/** The cells of a file whose texts hold no line breaks. */
const cellsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );

const columnOf = (rows: string[][], head: string, kind: string) => {
  const [heads = []] = rows;
  return rows.filter(([first]) => first === kind).map((cells) => cells[heads.indexOf(head)] ?? '');
};

const sum = (cells: readonly string[]) => cells.reduce((total, cell) => total + Number(cell), 0);

describe('analysisCsv', () => {
  it('begins with a mark for Excel and a row of heads', () => {
    expect(analysisCsv(analysis)).toMatch(
      /^\uFEFFKind,Department,Task,Team size,Hours per person,Frequency,/,
    );
  });

  it('has a row for each task and each opportunity, with figures that add up', () => {
    const rows = cellsOf(analysisCsv(analysis));
    const costs = columnOf(rows, 'Annual task cost (USD)', 'Task');
    expect(costs).toHaveLength(Object.values(analysis.department_tasks).flat().length);
    expect(sum(costs)).toBe(1_020_030);
    const savings = columnOf(rows, 'Annual savings (USD)', 'Opportunity');
    expect(savings).toHaveLength(analysis.opportunities.length);
    const { savingsUsd, savedHours } = savingsTotals(analysis.opportunities);
    expect(sum(savings)).toBe(savingsUsd);
    expect(sum(columnOf(rows, 'Hours saved a year', 'Opportunity'))).toBe(savedHours);
    expect(savings).toContain('');
    expect(rows[0]).not.toContain('Why it fits');
    expect(rows.every((cells) => cells.length === 18 || cells.length === 19)).toBe(true);
  });

  it('has what is left as it is and what is left out as kinds of their own, in no sum', () => {
    const forbidding = { ...distributor, additionalContext: 'AI must not enter customer orders.' };
    const { left_alone, removed, ...rest } = presentedAnalysis(forbidding);
    const rows = cellsOf(analysisCsv({ ...rest, left_alone, removed }));
    const named = (kind: string) => columnOf(rows, 'Opportunity', kind);
    expect(named('Left as is')).toEqual(left_alone.map(({ name }) => name));
    expect(named('Left out')).toEqual(removed.map(({ name }) => name));
    expect(left_alone.length * removed.length).toBeGreaterThan(0);
    for (const kind of ['Left as is', 'Left out'])
      for (const head of [
        ...['Hours saved a year', 'Annual savings (USD)'],
        ...['Savings, low estimate (USD)', 'Savings, high estimate (USD)'],
      ])
        expect(sum(columnOf(rows, head, kind))).toBe(0);
  });

  it('has a counted nothing as 0, and what isn’t stated empty or named so', () => {
    const [first] = analysis.opportunities;
    if (!first) throw new Error('No opportunity');
    const withRoi = (name: string, roiModel: object) => ({
      ...first,
      name,
      roiModel: { ...roiModel, assumptions: defaultAssumptions },
    });
    const rows = cellsOf(
      analysisCsv({
        ...analysis,
        opportunities: [
          withRoi('Short', { savedHours: 0, calculatedSavings: 28 }),
          withRoi('Older', { savedHours: 0, calculatedSavings: '$1,200/year' }),
          withRoi('Open', { savedHours: 0, calculatedSavings: 'TBD' }),
        ] as typeof analysis.opportunities,
      }),
    );
    expect(columnOf(rows, 'Hours saved a year', 'Opportunity')).toEqual(['0', '', '']);
    expect(columnOf(rows, 'Assumptions', 'Opportunity')).toEqual(['N/A', 'N/A', 'N/A']);
  });

  it('has a row without figures for each further idea', () => {
    const idea = { name: 'A library', description: 'Of answers', rationale: 'They ask' };
    expect(analysisCsv({ ...analysis, further_opportunities: [idea] })).toContain(
      '\r\nFurther idea,,,,,,,,,A library,,,,,,,Of answers,They ask,\r\n',
    );
  });

  it('makes texts of what a spreadsheet would run', () => {
    const task = {
      teamSize: 1,
      hours: 1,
      frequency: 'Week',
      salary: 50_000,
      hourlyRate: 24,
      annualTaskCost: 1,
    };
    const hostile = ['=cmd|"/c calc"!A1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', 'a,"b"\n=c'];
    const csv = analysisCsv({
      ...analysis,
      opportunities: [],
      department_tasks: { Sales: hostile.map((taskName) => ({ ...task, frequency: 'Week', taskName })) },
    });
    for (const cell of [
      `Sales,"'=cmd|""/c calc""!A1",1`,
      "Sales,'+1,1",
      "Sales,'-1,1",
      "Sales,'@SUM(1),1",
      "Sales,'\t=1,1",
      `Sales,"'\r=1",1`,
      'Sales,"a,""b""\n=c",1',
    ])
      expect(csv).toContain(cell);
  });
});
