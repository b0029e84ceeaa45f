import type { Row, SheetData } from 'write-excel-file/node';
import { planTexts } from '@/content/analysis/planTexts';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import type { PlannedProject } from '@/domain/analysis/plan/analysisPlan';
import { assumptionCell } from './assumptionsSheet';
import { bold, boldFormula, formats, formula, head, input, text } from './cells';
import { savingsCells } from './savingsSheet';

const firstRow = 2;

/**
 * What each project costs and returns, by the formulas of `estimateInvestment` and `investmentReturn`; groundwork has days
 * alone.
 * @param savingsRow which row of the savings sheet a project's task has, from 0; undefined where it has none
 */
export function moneySheet(
  projects: readonly PlannedProject[],
  savingsRow: (project: PlannedProject) => number | undefined,
): SheetData {
  const rows = projects.map((project, index) => projectRow(project, firstRow + index, savingsRow(project)));
  return [texts.money.map(head), ...rows, totals(projects.length)];
}

function projectRow(
  { opportunity, investment, kind }: PlannedProject,
  row: number,
  index: number | undefined,
): Row {
  const { days, trainingHours, toolAndSeatsUsd } = investment;
  const of = index === undefined ? undefined : savingsCells(index);
  const rate = assumptionCell('dayRate');
  const once = (dayColumn: string, hourColumn: string) =>
    formula(`ROUND(${dayColumn}${row}*${rate}+${hourColumn}${row}*H${row},0)`);
  const running = (tool: string, dayColumn: string, part: string) =>
    of ? formula(`ROUND(${tool}${row}+${dayColumn}${row}*${rate}*${part},0)`) : formula('0');
  return [
    text(opportunity.name),
    input(opportunity.phase),
    text(planTexts.kinds[kind]),
    input(days.low),
    input(days.high),
    input(trainingHours.low),
    input(trainingHours.high),
    of
      ? formula(`ROUND(${of.salary}/${assumptionCell('hoursPerYear')},2)`, formats.cents)
      : formula('0', formats.cents),
    input(toolAndSeatsUsd.low, formats.usd),
    input(toolAndSeatsUsd.high, formats.usd),
    once('D', 'F'),
    once('E', 'G'),
    running('I', 'D', assumptionCell('upkeepLow')),
    running('J', 'E', assumptionCell('upkeepHigh')),
    formula(of ? of.cautious : '0'),
    formula(of ? of.expected : '0'),
    ...(of ? returnCells(row, formula) : []),
  ];
}

type MakeFormula = typeof formula;

/** Payback and value: the cautious case takes the high costs, the expected one the middle of both. */
function returnCells(row: number, make: MakeFormula): Row {
  const middle = (low: string, high: string) => `ROUND((${low}${row}+${high}${row})/2,0)`;
  const months = (once: string, net: string) =>
    make(`IF(${net}>0,MAX(1,ROUNDUP(${once}*12/(${net}),0)),"${texts.never}")`, formats.whole);
  const value = (once: string, net: string) => make(`${assumptionCell('years')}*(${net})-${once}`);
  const cautious = { once: `L${row}`, net: `O${row}-N${row}` };
  const expected = { once: middle('K', 'L'), net: `P${row}-${middle('M', 'N')}` };
  return [
    months(cautious.once, cautious.net),
    months(expected.once, expected.net),
    value(cautious.once, cautious.net),
    value(expected.once, expected.net),
  ];
}

/** Of what pays and its groundwork. */
function totals(count: number): Row {
  const row = firstRow + count;
  const end = row - 1;
  const begun = [planTexts.kinds.pays, planTexts.kinds.groundwork];
  const sum = (column: string, format?: string) => {
    const parts = begun.map(
      (kind) => `SUMIF($C$${firstRow}:$C$${end},"${kind}",${column}$${firstRow}:${column}$${end})`,
    );
    return boldFormula(parts.join('+'), format);
  };
  return [
    bold(texts.totalWorthwhile),
    null,
    null,
    sum('D', formats.count),
    sum('E', formats.count),
    sum('F', formats.whole),
    sum('G', formats.whole),
    null,
    ...['I', 'J', 'K', 'L', 'M', 'N', 'O', 'P'].map((column) => sum(column)),
    ...returnCells(row, boldFormula),
  ];
}
