import type { Row, SheetData } from 'write-excel-file/node';
import { planTexts } from '@/content/analysis/planTexts';
import { listedReturn, longestPaybackMonths, paybackText } from '@/content/analysis/projectNotes';
import { workbookTexts as texts } from '@/content/analysis/workbook';
import { hourlyRateUsd } from '@/domain/analysis/costFormula';
import type { Span } from '@/domain/analysis/investment/investmentFactors';
import {
  investmentReturn,
  type CaseReturn,
  type InvestmentReturn,
} from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import type { PlannedProject } from '@/domain/analysis/plan/PlannedProject';
import { assumptionCell } from './assumptionsSheet';
import { apart, bold, boldFormula, formats, formula, head, input, number, text } from './cells';
import { priceCell } from './pricesSheet';
import { savingsCells } from './savingsSheet';

const firstRow = 2;

/** Returns the cells of a project's days and learning hours, for the formulas of other sheets. */
export function effortCells(index: number) {
  const cell = (column: string) => `'${texts.sheets.money}'!${column}${firstRow + index}`;
  return {
    days: { low: cell('D'), high: cell('E') },
    trainingHours: { low: cell('F'), high: cell('G') },
  };
}

/**
 * Returns the costs and return of each project with the formulas of `estimateInvestment` and `investmentReturn`;
 * groundwork has only days.
 * @param projects the plan's visible projects
 * @param savingsRow row of a project's task in the savings sheet; undefined if it has none
 */
export function moneySheet(
  plan: AnalysisPlan,
  projects: readonly PlannedProject[],
  savingsRow: (project: PlannedProject) => number | undefined,
): SheetData {
  const rows = projects.map((project, index) =>
    projectRow(project, firstRow + index, {
      listed: listedReturn(plan, project),
      savingsRow: savingsRow(project),
      isOnOwnMachines: plan.constraints.includes('noCloud'),
    }),
  );
  // Without rows the sum would refer to its own cell.
  return [texts.money.map(head), ...rows, ...(rows.length > 0 ? [totals(plan, projects)] : [])];
}

function projectRow(
  { opportunity, investment, kind, task, returns }: PlannedProject,
  row: number,
  {
    listed,
    savingsRow,
    isOnOwnMachines,
  }: {
    listed: ReturnType<typeof listedReturn>;
    savingsRow: number | undefined;
    isOnOwnMachines: boolean;
  },
): Row {
  const { days, trainingHours, toolAndSeatsUsd, oneTimeUsd, runningUsd, solution } = investment;
  const of = savingsRow === undefined ? undefined : savingsCells(savingsRow);
  const rate = assumptionCell('dayRate');
  const once = (dayColumn: string, hourColumn: string, usd: number) =>
    formula(`ROUND(${dayColumn}${row}*${rate}+${hourColumn}${row}*H${row},0)`, usd);
  const running = (tool: string, dayColumn: string, part: string, usd: number) =>
    formula(of ? `ROUND(${tool}${row}+${dayColumn}${row}*${rate}*${part},0)` : '0', usd);
  const toolAndSeats = (end: keyof Span) =>
    of
      ? formula(
          `${priceCell(solution, isOnOwnMachines ? 'high' : end)}+${of.people}*${priceCell('seat', end)}`,
          toolAndSeatsUsd[end],
        )
      : input(toolAndSeatsUsd[end], formats.usd);
  return [
    text(opportunity.name),
    number(opportunity.phase),
    apart(planTexts.kinds[kind]),
    input(days.low),
    input(days.high),
    input(trainingHours.low),
    input(trainingHours.high),
    formula(
      of ? `ROUND(${of.salary}/${assumptionCell('hoursPerYear')},2)` : '0',
      task ? hourlyRateUsd(task.salary) : 0,
      formats.cents,
    ),
    toolAndSeats('low'),
    toolAndSeats('high'),
    once('D', 'F', oneTimeUsd.low),
    once('E', 'G', oneTimeUsd.high),
    running('I', 'D', assumptionCell('upkeepLow'), runningUsd.low),
    running('J', 'E', assumptionCell('upkeepHigh'), runningUsd.high),
    formula(of ? of.cautious : '0', returns?.cases.cautious.savingsUsd ?? 0),
    formula(of ? of.expected : '0', returns?.cases.expected.savingsUsd ?? 0),
    // What pays only together with others has no return of its own.
    ...(listed.returns ? returnCells(row, listed.returns, formula) : [apart(listed.note)]),
  ];
}

type MakeFormula = typeof formula;

/** Payback and value: the cautious case uses the high costs, the expected one the mean of both ends. */
function returnCells(row: number, { cases }: InvestmentReturn, make: MakeFormula): Row {
  const middle = (low: string, high: string) => `ROUND((${low}${row}+${high}${row})/2,0)`;
  const months = ({ once, net }: Sums, { paybackMonths }: CaseReturn) => {
    const { never, beyond } = planTexts;
    const exact = `${once}*12/(${net})`;
    const inWords = paybackMonths === null || paybackMonths > longestPaybackMonths;
    return make(
      `IF(${net}>0,IF(${exact}>${longestPaybackMonths},"${beyond}",MAX(1,ROUNDUP(${exact},0))),"${never}")`,
      inWords ? paybackText(paybackMonths) : paybackMonths,
      formats.whole,
    );
  };
  const value = ({ once, net }: Sums, { threeYearUsd }: CaseReturn) =>
    make(`${assumptionCell('years')}*(${net})-${once}`, threeYearUsd);
  const cautious = { once: `L${row}`, net: `O${row}-N${row}` };
  const expected = { once: middle('K', 'L'), net: `P${row}-${middle('M', 'N')}` };
  return [
    months(cautious, cases.cautious),
    months(expected, cases.expected),
    value(cautious, cases.cautious),
    value(expected, cases.expected),
  ];
}

/** Formulas of the one-time cost, and of annual savings less running cost. */
type Sums = Record<'once' | 'net', string>;

/** Totals of projects that pay off and their groundwork. */
function totals({ investment, ...plan }: AnalysisPlan, projects: readonly PlannedProject[]): Row {
  const row = firstRow + projects.length;
  const end = row - 1;
  const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
  const kinds = [planTexts.kinds.pays, planTexts.kinds.groundwork];
  const sum = (column: string, result: number, format?: string) => {
    const parts = kinds.map(
      (kind) => `SUMIF($C$${firstRow}:$C$${end},"${kind}",${column}$${firstRow}:${column}$${end})`,
    );
    return boldFormula(parts.join('+'), result, format);
  };
  const both = (low: string, high: string, { low: least, high: most }: Span, format?: string) => [
    sum(low, least, format),
    sum(high, most, format),
  ];
  const spanOf = (what: 'trainingHours' | 'toolAndSeatsUsd') =>
    sumOfSpans(begun.map((one) => one.investment[what]));
  const returns = plan.returns ?? investmentReturn({ cautious: 0, expected: 0, ambitious: 0 }, investment);
  return [
    bold(texts.totalWorthwhile),
    null,
    null,
    ...both('D', 'E', investment.days, formats.count),
    ...both('F', 'G', spanOf('trainingHours'), formats.whole),
    null,
    ...both('I', 'J', spanOf('toolAndSeatsUsd')),
    ...both('K', 'L', investment.oneTimeUsd),
    ...both('M', 'N', investment.runningUsd),
    sum('O', returns.cases.cautious.savingsUsd),
    sum('P', returns.cases.expected.savingsUsd),
    ...returnCells(row, returns, boldFormula),
  ];
}

const sumOfSpans = (spans: readonly Span[]): Span =>
  spans.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), { low: 0, high: 0 });
