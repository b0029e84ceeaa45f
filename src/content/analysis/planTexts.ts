import { listInWords } from '@/domain/analysis/inWords';
import type { SolutionKind } from '@/domain/analysis/investment/investmentFactors';
import type { PriceKind } from '@/domain/analysis/investment/investmentSources';
import type { SensitivityId } from '@/domain/analysis/plan/planSensitivity';
import type { ProjectKind } from '@/domain/analysis/plan/analysisPlan';

/** Labels of the plan: what is worth doing, its cost, payback and schedule. */
export const planTexts = {
  summaryTitle: 'On one page',
  moneyTitle: 'What it costs and what it returns',
  verdicts: {
    uncounted:
      'Cost and return can’t be weighed here: this analysis holds no task whose savings could be counted again. A new analysis will say what pays.',
    ruledOut:
      'Nothing that pays begins yet, at most its groundwork: all that would be worth doing is work that you keep away from software. The figures say what it would bring, should you settle with us where software’s part ends.',
    /** Appended to another verdict. */
    waits: (names: readonly string[]) =>
      names.length === 1
        ? `This counts “${names[0]}”, which you keep away from software and which begins only once that is settled.`
        : `This counts ${names.length} projects that you keep away from software and that begin only once that is settled.`,
    none: (taskCount: number) =>
      taskCount === 1
        ? 'Doing nothing is right for now: the task you listed wouldn’t save more over three years than it costs to set up and run.'
        : 'Doing nothing is right for now: none of the tasks you listed would save more over three years than it costs to set up and run.',
    /** Follows the previous sentence where the tasks are on the same page. */
    noneFigures: (taskCount: number) =>
      taskCount === 1 ? 'Both figures stand beside it.' : 'Both figures stand beside each task.',
    sure: (payback: string) => `Worth doing: even in the cautious case it pays back after ${payback}.`,
    likely: (payback: string, isAlone: boolean) =>
      `Worth doing if the expected figures come true: it then pays back after ${payback}. In the cautious case it doesn’t within three years, so begin with ${isAlone ? 'a few cases and decide on the rest with their' : 'the first project and decide on the others with its'} figures.`,
    notAsAWhole: (isAlone: boolean) =>
      isAlone
        ? 'Not as a whole: one project earns back what it costs, but together with its groundwork it doesn’t within three years. Leave it for now, or begin with its groundwork and a few cases, and decide on the rest with their figures.'
        : 'Not as a whole: single projects earn back what they cost, but all of them together with their groundwork don’t within three years. Leave it for now, or begin with the first and its groundwork, and decide on the others with its figures.',
  },
  headline: (savings: string, once: string) =>
    `In the cautious case what is worth doing saves ${savings} a year; it costs ${once} once.`,
  facts: {
    savings: 'What is worth doing saves a year',
    once: 'Costs once',
    running: 'Costs a year to run',
    payback: 'Pays back after',
    value: 'Value over three years',
    time: 'Working time given back a year',
  },
  cautious: 'cautious',
  cautiousAndExpected: (expected: string) => `cautious; expected ${expected}`,
  atRate: (rate: string, isOwn: boolean) => (isOwn ? `at ${rate} a day` : `at an assumed ${rate} a day`),
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  beyond: 'more than 3 years',
  never: 'never',
  span: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  hours: (count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`,
  years: (count: string) => `${count} full-time ${count === '1.0' ? 'year' : 'years'}`,
  firstTitle: 'Do these first',
  firstFacts: {
    pays: (savings: string, once: string, payback: string) =>
      `saves ${savings} a year, costs ${once} once, pays back after ${payback}`,
    after: (facts: string, names: readonly string[]) =>
      `${facts}, and begins after ${listInWords(names.map((name) => `“${name}”`))}`,
    groundwork: (once: string) => `costs ${once} once and saves nothing by itself`,
    carriesAll: (facts: string) => `${facts}; the rest stands on it`,
    carries: (facts: string, names: readonly string[]) =>
      `${facts}; ${listInWords(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'stands' : 'stand'} on it`,
  },
  firstStep: (owner: string, step: string) => `On Monday, ${owner}: ${step}`,
  constraintsTitle: 'What you asked us to respect',
  constraint: (words: string, effect: string) => `You wrote: ${words} ${effect}`,
  heldBack: (names: readonly string[]) =>
    `Here that is ${listInWords(names.map((name) => `“${name}”`))}: in no month of the calendar until then, and in the totals as what it would cost and save.`,
  holdsNone: 'The calendar holds no project back for it: tell us before one begins that would touch it.',
  planCosts: (once: string, running: string) =>
    `What is worth doing, with its groundwork, costs ${once} once and ${running} a year to run.`,
  riskTitle: 'What could stop it',
  risks: {
    half: (payback: string, expected: string) =>
      `Only half of the hours are saved: it ${payback === expected ? `still pays back after ${payback}` : `then pays back after ${payback}, not after ${expected}`}.`,
    halfNever: 'Only half of the hours are saved: it then never pays back.',
    measureFirst: 'Measure the first project before the second begins.',
    measureEach: 'Measure the hours of each project before it begins, and again three months after.',
    measureAlone: 'Measure the hours before it begins, and again three months after.',
    concentration: (percent: string, name: string) =>
      `${percent} of the savings hang on one project, “${name}”: check the hours entered for its task before anything else.`,
    assumed:
      'Readiness is assumed: thirteen questions of the AI readiness audit would put your own in its place.',
    beginner: (percent: number) =>
      `The audit found little readiness (${percent}%): plan with the cautious figures, and give the first project time.`,
    hours:
      'The hours come free but nobody decides what for: they become money only where overtime, outside help or hiring is avoided, or where customers pay for what is done instead.',
  },
  kinds: {
    pays: 'Worth doing',
    groundwork: 'Groundwork',
    sizeFirst: 'To be sized first',
    notWorth: 'Leave as it is',
  } satisfies Record<ProjectKind, string>,
  kindNotes: {
    pays: 'Saves more than it costs over three years, as far as can be expected.',
    groundwork: 'Saves nothing by itself; it prepares what is worth doing. Its cost is in the totals.',
    sizeFirst: 'What it would bring isn’t counted yet, so it is in no total. Size it before you decide.',
    notWorth: 'Would cost more than it saves over three years. Its cost is in no total.',
  } satisfies Record<ProjectKind, string>,
  statedSavings: {
    byAll:
      'The savings stated here are in Potential Savings, but can’t be weighed against the cost. Size it before you decide.',
    bySome:
      'Not counted yet, so in no total; savings stated for some are in Potential Savings, but can’t be weighed. Size it before you decide.',
  },
  groundworkAlone:
    'Saves nothing by itself, and nothing that pays stands on it: do it only where AI tools are used anyway.',
  leftAlone: (savings: string) =>
    `Of the savings, ${savings} a year is from tasks that would cost more than they save; what is worth doing leaves them out.`,
  columns: {
    number: 'No.',
    project: 'Project',
    phase: 'Phase',
    days: 'Firm’s days',
    once: 'Once',
    running: 'A year to run',
    payback: 'Pays back after',
    value: 'Three-year value',
  },
  expectedAndCautious: (expected: string, cautious: string) => `${expected} (cautious: ${cautious})`,
  total: 'All that is worth doing, with its groundwork',
  sensitivityTitle: 'If it turns out otherwise',
  sensitivityColumns: { what: 'If', payback: 'Pays back after', value: 'Three-year value' },
  sensitivities: {
    quarterLess: 'a quarter less is saved',
    halfLess: 'half as much is saved',
    halfMoreCost: 'everything costs half as much again',
  } satisfies Record<SensitivityId, string>,
  asCounted: 'it comes as counted',
  guidesTitle: 'Who does what, project by project',
  guidesNote:
    'Each with one person who owns it, what to do first, how to tell that it works, and what is most likely to go wrong.',
  guideParts: {
    owner: 'Owner',
    firstStep: 'First step',
    measure: 'How to tell',
    risk: 'Risk',
    answer: 'Answer',
    because: 'Because you wrote',
    needs: 'Stands on',
  },
  tiedBy: (words: string, decided: string) => `${words} What ties it to this project: ${decided}.`,
  basisTitle: 'How costs are counted',
  basis: (rate: string, isOwn: boolean) => [
    `One-time cost: days to set up and roll out × ${rate}${isOwn ? '' : ' (an assumption, not the firm’s own day rate)'}, and the hours in which those who do the task learn it, at what an hour of theirs costs.`,
    'Where you asked for no cloud, setting up takes half as many days again and each tool costs the high end of its range.',
    'Running cost: the tool, seats for those who do the task, and 10 to 20% of the one-time fee a year to keep it right.',
    'The cautious case puts the lowest savings against the highest cost. Payback counts from the day it runs; nothing is saved before. Days and upkeep are planning assumptions; a quote replaces them.',
  ],
  assumedComplexity:
    'This analysis doesn’t say how complex each project is: where it says TBD, cost and time assume a medium one.',
  solutions: {
    ready: 'bought ready',
    configured: 'set up for you',
    built: 'built around your work',
  } satisfies Record<SolutionKind, string>,
  partsTitle: 'What each cost is made of',
  partsNote: (rate: string) =>
    `Days are the firm’s, ${rate}; learning is your people’s time. Each total is its lines added up, from low to high.`,
  parts: {
    fee: (days: string, usd: string) => `${days} days: ${usd}`,
    learning: (hours: string, usd: string) => `${hours} hours to learn it: ${usd}`,
    tool: (usd: string) => `tool: ${usd}`,
    seats: (usd: string) => `seats: ${usd}`,
    upkeep: (usd: string) => `upkeep: ${usd}`,
  },
  pricesTitle: 'Prices of tools and seats',
  pricesNote:
    'Licenses and use, as counted with: US dollars a year, from low to high. Prices change; hold them against a quote.',
  priceColumns: { what: 'What', price: 'A year', source: 'Source and date' },
  prices: {
    ready: 'A tool bought ready, for each project',
    configured: 'A workflow tool that is set up for you, for each project',
    built: 'Hosting and metered use of models for what is built around your work, for each project',
    seat: 'A seat, for each person who does the task',
  } satisfies Record<PriceKind, string>,
  priceSource: (price: string, title: string) => `High end: ${price}. ${title}`,
  asOf: (date: string) => `as of ${date}`,
  assumedPrice: (date: string) => `A planning assumption of ours, without a published price, as of ${date}`,
};
