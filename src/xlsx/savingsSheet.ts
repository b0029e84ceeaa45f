import type { Row, SheetData } from 'write-excel-file/node';
import { planTexts } from '@/content/analysis/planTexts';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import { reachableAnnualHours, reachableCostUsd } from '@/domain/analysis/costFormula';
import type { CountedTask } from '@/domain/analysis/countedTasks';
import { estimateSavings } from '@/domain/analysis/estimateSavings';
import type { ProjectKind } from '@/domain/analysis/plan/PlannedProject';
import type { YearlySavings } from '@/domain/analysis/progress/actualSavings';
import { assumptionCell } from './assumptionsSheet';
import { bold, boldFormula, formats, formula, head, input, inputText, text } from './cells';

export interface NamedTask extends CountedTask {
  /** Name of the opportunity. */
  name: string;
  kind: ProjectKind;
}

/** An amount of an older analysis, stored without the numbers that it follows from. */
export interface StatedSavings extends YearlySavings {
  name: string;
  taskName: string;
  department: string;
}

/** Row of the first task: rows are counted from 1, and the first is the header. */
const firstRow = 2;
/** Kinds that are in no total, below it. */
const uncounted = ['leaveAlone', 'removed'] as const;

/** Returns the tasks by kind, as they are listed. */
function groupsOf<Task extends { kind: ProjectKind }>(tasks: readonly Task[]) {
  const ofKind = (kind: ProjectKind) => tasks.filter((task) => task.kind === kind);
  return {
    paying: ofKind('pays'),
    others: uncounted.map((kind) => ({ kind, own: ofKind(kind) })).filter(({ own }) => own.length > 0),
  };
}

/**
 * Returns the row of each task in the sheet: the paying ones, amounts that an older analysis states and their total, then
 * each other kind with its title.
 */
export function savingsRows(
  tasks: readonly NamedTask[],
  stated: readonly StatedSavings[],
): ReadonlyMap<string, number> {
  const { paying, others } = groupsOf(tasks);
  const withoutTask = [
    ...stated,
    ...notesOf(stated),
    ...(paying.length + stated.length > 0 ? ['total'] : []),
  ];
  const listed: (NamedTask | null)[] = [...paying, ...withoutTask.map(() => null)];
  for (const { own } of others) listed.push(null, ...own);
  return new Map(listed.flatMap((task, index) => (task ? [[task.id, firstRow + index] as const] : [])));
}

const notesOf = (stated: readonly StatedSavings[]): string[] => (stated.length > 0 ? [texts.statedNote] : []);

/** Returns the cells of a task's figures, for the formulas of other sheets. */
export function savingsCells(row: number) {
  const cell = (column: string) => `${texts.sheets.savings}!${column}${row}`;
  return { people: cell('D'), salary: cell('G'), cautious: cell('N'), expected: cell('O') };
}

/**
 * Returns each task with its current cost and its savings when automated, with the formulas of `costFormula` and
 * `estimateSavings`. The total is the report's headline: tasks that are left as they are or removed stand below it.
 */
export function savingsSheet(tasks: readonly NamedTask[], stated: readonly StatedSavings[]): SheetData {
  const rows = savingsRows(tasks, stated);
  const rowOf = (task: NamedTask) => taskRow(task, rows.get(task.id) ?? 0);
  const { paying, others } = groupsOf(tasks);
  return [
    texts.savings.map(head),
    ...paying.map(rowOf),
    // Without rows the sum would refer to its own cell.
    ...stated.map(statedRow),
    ...(paying.length + stated.length > 0
      ? [totals([...paying.map(resultsOf), ...stated.map(statedResults)])]
      : []),
    ...notesOf(stated).map((note) => [text(note)]),
    ...others.flatMap(({ kind, own }) => [
      [bold(planTexts.kinds[kind]), text(planTexts.kindNotes[kind])],
      ...own.map(rowOf),
    ]),
  ];
}

const blanks = (many: number): Row => Array.from({ length: many }, () => null);

const statedRow = ({ name, taskName, department, hours, usd }: StatedSavings): Row => [
  text(name),
  text(taskName),
  text(department),
  ...blanks(9),
  input(hours, formats.whole),
  null,
  input(usd, formats.usd),
  null,
];

const statedResults = ({ hours, usd }: StatedSavings): Results => ({
  hours: 0,
  costUsd: 0,
  savedHours: hours,
  cautiousUsd: 0,
  expectedUsd: usd,
  ambitiousUsd: 0,
});

function taskRow({ name, department, task, percents }: NamedTask, row: number): Row {
  const results = resultsOf({ task, percents });
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
