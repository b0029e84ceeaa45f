import type { Row, SheetData } from 'write-excel-file/node';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import { reachableAnnualHours, reachableCostUsd } from '@/domain/analysis/costFormula';
import type { CountedTask } from '@/domain/analysis/countedTasks';
import { estimateSavings } from '@/domain/analysis/estimateSavings';
import { assumptionCell } from './assumptionsSheet';
import { bold, boldFormula, formats, formula, head, input, inputText, text } from './cells';

export interface NamedTask extends CountedTask {
  /** Name of the opportunity. */
  name: string;
}

/** Row of the first task: rows are counted from 1, and the first is the header. */
const firstRow = 2;

/** Returns the cells of a task's figures, for the formulas of other sheets. */
export function savingsCells(index: number) {
  const cell = (column: string) => `${texts.sheets.savings}!${column}${firstRow + index}`;
  return { people: cell('D'), salary: cell('G'), cautious: cell('N'), expected: cell('O') };
}

/**
 * Returns each task with its current cost and its savings when automated, with the formulas of `costFormula` and
 * `estimateSavings`.
 */
export function savingsSheet(tasks: readonly NamedTask[]): SheetData {
  const counted = tasks.map((task) => ({ ...task, results: resultsOf(task) }));
  const rows = counted.map(({ name, department, task, percents, results }, index): Row => {
    const row = firstRow + index;
    const times = `IF(F${row}="Day",${assumptionCell('day')},IF(F${row}="Week",${assumptionCell('week')},${assumptionCell('month')}))`;
    const stated = `D${row}*E${row}*${times}`;
    const most = `D${row}*${assumptionCell('hoursPerYear')}`;
    const rate = `G${row}/${assumptionCell('hoursPerYear')}`;
    const saved = (share: string, usd: number) =>
      formula(`MIN(ROUND(I${row}*${share}${row}/100,0),I${row})`, usd);
    return [
      text(name),
      text(task.taskName),
      text(department),
      input(task.teamSize),
      input(task.hours),
      inputText(task.frequency),
      input(task.salary, formats.usd),
      formula(`MIN(${stated},${most})`, results.hours, formats.count),
      // Rounds in the order of the engine's steps, which matters where an amount ends in exactly half a dollar.
      formula(`IF(${stated}>${most},ROUND(${rate}*H${row},0),ROUND(${rate}*${stated},0))`, results.costUsd),
      input(percents.cautious),
      input(percents.expected),
      input(percents.ambitious),
      formula(`MIN(ROUND(H${row}*K${row}/100,0),INT(H${row}))`, results.savedHours, formats.whole),
      saved('J', results.cautiousUsd),
      saved('K', results.expectedUsd),
      saved('L', results.ambitiousUsd),
    ];
  });
  const all = counted.map(({ results }) => results);
  // Without rows the sum would refer to its own cell.
  return [texts.savings.map(head), ...rows, ...(all.length > 0 ? [totals(all)] : [])];
}

type Results = ReturnType<typeof resultsOf>;

/** Results of the engine for a task. */
function resultsOf({ task, percents }: Pick<CountedTask, 'task' | 'percents'>) {
  const expected = estimateSavings(task, percents.expected);
  return {
    hours: reachableAnnualHours(task),
    costUsd: reachableCostUsd(task),
    savedHours: expected.savedHours,
    cautiousUsd: estimateSavings(task, percents.cautious).savingsUsd,
    expectedUsd: expected.savingsUsd,
    ambitiousUsd: estimateSavings(task, percents.ambitious).savingsUsd,
  };
}

function totals(all: readonly Results[]): Row {
  const sum = (column: string, what: keyof Results, format?: string) =>
    boldFormula(
      `SUM(${column}${firstRow}:${column}${firstRow + all.length - 1})`,
      all.reduce((total, results) => total + results[what], 0),
      format,
    );
  const blanks = (many: number): Row => Array.from({ length: many }, () => null);
  return [
    bold(texts.total),
    ...blanks(6),
    sum('H', 'hours', formats.count),
    sum('I', 'costUsd'),
    ...blanks(3),
    sum('M', 'savedHours', formats.whole),
    sum('N', 'cautiousUsd'),
    sum('O', 'expectedUsd'),
    sum('P', 'ambitiousUsd'),
  ];
}
