import { countOf, listInWords } from '@/domain/analysis/inWords';
import type { SolutionKind } from '@/domain/analysis/investment/investmentFactors';
import type { PriceKind } from '@/domain/analysis/investment/investmentSources';
import type { SensitivityId } from '@/domain/analysis/plan/planSensitivity';
import type { ProjectKind } from '@/domain/analysis/plan/PlannedProject';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Spells small counts in sentences: "three projects". */
const spelled = (count: number) => numbers[count] ?? String(count);
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const firstAndOthers = ([first = '', ...others]: readonly string[]) =>
  others.length === 0
    ? `“${first}”`
    : `“${first}” and ${spelled(others.length)} ${others.length === 1 ? 'other' : 'others'}`;
/** A name at the end of a sentence; one that was cut needs no period. */
const lastName = (name: string) => (name.endsWith('…') ? `“${name}”` : `“${name}.”`);
const quotes = (names: readonly string[]) => listInWords(names.map((name) => `“${name}”`));

/** Sentences and labels of the plan: the verdict, what to do first, costs, payback and schedule. */
export const planTexts = {
  summaryTitle: 'Our advice',
  moneyTitle: 'Costs and returns',
  projectsTitle: 'Project by project',
  projectsNote: 'Setup cost, yearly cost, payback and 3-year value of each.',
  titles: {
    start: (name: string, others: number) =>
      others === 0
        ? `Start with ${lastName(name)}`
        : `Start with ${lastName(name)} ${capitalized(spelled(others))} more ${others === 1 ? 'project is' : 'projects are'} worth doing after it.`,
    notAsAWhole: (name: string) => `Try “${name}” before you commit to the rest.`,
    none: 'Leave things as they are for now.',
    size: (count: number) =>
      count === 1
        ? 'One task looks promising. We can size it once its questions are answered.'
        : `${capitalized(spelled(count))} tasks look promising. We can size them once their questions are answered.`,
    uncounted: 'This older analysis can’t be weighed.',
    removed: 'What would pay is work that you keep away from software.',
    beyondBudget: (name: string) => `“${name}” is worth doing, but your budget doesn’t cover it yet.`,
  },
  verdicts: {
    sure: (payback: string) =>
      `Even at the low estimate, the plan pays for itself in about ${payback} of running.`,
    likely: (payback: string) =>
      `If the first project saves what we expect, the plan pays back in about ${payback} of running. If it saves only the low estimate, stop there.`,
    likelyAlone: (payback: string) =>
      `It pays back in about ${payback} of running if it saves what we expect. At the low estimate it doesn’t pay within three years, so start with a few cases.`,
    notAsAWhole:
      'Single projects earn back what they cost. All of them together with their groundwork don’t, within three years.',
    notAsAWholeAlone:
      'The project earns back what it costs. Together with its groundwork it doesn’t, within three years.',
    none: (taskCount: number) =>
      taskCount === 1
        ? 'The task you listed would cost more to automate than it saves in three years.'
        : 'Each task you listed would cost more to automate than it saves in three years.',
    size: 'Until then we count no savings for it.',
    uncounted: 'It has no tasks that we can recount. Run a new analysis to see what pays.',
    removed: 'A project that is put back shows what it would save and cost.',
  },
  namedAs: (words: string) => `You named it: ${words}`,
  /** The costs are those of the first year, at their high end: setup and a year of running. */
  budgets: {
    all: (budget: string, cost: string) =>
      `In the first year it costs up to ${cost}, within your budget of ${budget}.`,
    some: (budget: string, cost: string, covered: readonly string[], waiting: readonly string[]) =>
      `Your budget of ${budget} covers ${firstAndOthers(covered)} in the first year (up to ${cost}). ${firstAndOthers(waiting)} ${waiting.length === 1 ? 'waits' : 'wait'}.`,
    namedWaits: (words: string, name: string, cost: string) =>
      `You named ${words} “${name}” answers it, but costs up to ${cost} with its groundwork.`,
    none: (budget: string, cost: string, hasOthers: boolean) =>
      `With all that it needs, it costs up to ${cost} in the first year. Your budget is ${budget}.${hasOthers ? ' None of the other projects fits it either.' : ''}`,
    /** For a limit that isn't one sum for the first year. */
    toCheck: 'Before you buy anything, check each quote against your limit.',
  },
  /** One sentence for mails. */
  headline: (savings: string, low: string, high: string, setup: string) =>
    `Expected savings: ${savings} a year (likely range: ${low} to ${high}). Setup cost: ${setup}.`,
  facts: {
    savings: 'Potential Savings',
    hours: 'Hours Saved',
    once: 'Setup cost',
    running: 'Yearly cost',
    payback: 'Payback',
    value: '3-year value',
  },
  likelyRange: (low: string, high: string) => `a year, expected. Likely range ${low} to ${high}`,
  aYear: 'a year',
  lowEstimate: (value: string) => `at the low estimate: ${value}`,
  low: 'low estimate',
  loses: 'at the low estimate it doesn’t pay back',
  atRate: (rate: string, isOwn: boolean) => (isOwn ? `at ${rate} a day` : `at an assumed ${rate} a day`),
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  beyond: 'more than 3 years',
  never: 'never',
  span: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),
  firstTitle: 'Do these first',
  /** If the budget covers none of them. */
  laterTitle: 'Worth doing once your budget covers it',
  firstFacts: (savings: string, payback: string) => `${savings} a year, paid back in ${payback} of running.`,
  firstFactsTogether: (savings: string, all: string, payback: string) =>
    `${savings} a year. With what comes with it, ${all} a year, paid back in ${payback} of running.`,
  groundwork: (names: readonly string[], once: string) =>
    `Before you start: ${quotes(names)}. ${names.length === 1 ? 'It costs' : 'They cost'} ${once}, and the projects depend on ${names.length === 1 ? 'it' : 'them'}.`,
  judgedWith: (names: readonly string[]) => `judged with ${quotes(names)}`,
  putBackByYou: 'put back by you',
  who: (owner: string) => `Who: ${owner}.`,
  before: (names: readonly string[]) => `It builds on ${quotes(names)}.`,
  together: (names: readonly string[]) =>
    `${quotes(names)} ${names.length === 1 ? 'comes' : 'come'} with it. We judged them together.`,
  firstStep: (step: string) => `First step: ${step}`,
  told: (words: string) => `You told us ${words}`,
  removed: (names: readonly string[], savings?: string) => {
    const left = names.length === 1 ? '' : `${spelled(names.length)} projects that would: `;
    return `We left out ${left}${quotes(names)}${savings ? ` (${savings} a year)` : ''}.`;
  },
  toCheck: (quotes: readonly string[]) =>
    `Before you buy anything, check it against what you told us: ${quotes.join(' ')}`,
  putBack: (count: number) => (count === 1 ? 'Put it back' : 'Put them back'),
  takeOut: (count: number) => (count === 1 ? 'Leave it out again' : 'Leave them out again'),
  wasPutBack: (names: readonly string[]) =>
    `You put ${quotes(names)} back. Agree in writing what stays with people before it starts.`,
  wasPutBackUnpaid: (names: readonly string[]) =>
    `You put ${quotes(names)} back. ${names.length === 1 ? 'It isn’t' : 'They aren’t'} worth doing so far.`,
  isPutBack: 'You put it back into the plan.',
  planCosts: (once: string, running: string, firstYear: string) =>
    `This plan costs ${once} to set up and ${running} a year to run. That is up to ${firstYear} in the first year.`,
  riskTitle: 'What could go wrong',
  risks: {
    half: (payback: string, expected: string) =>
      payback === expected
        ? `If only half the hours are saved, the plan still pays back in ${payback}.`
        : `If only half the hours are saved, the plan pays back in ${payback} instead of ${expected}.`,
    halfNever: 'If only half the hours are saved, the plan doesn’t pay back within three years.',
    measureFirst: 'Measure the first project for a month before you start the second.',
    measureEach: 'Measure the hours of each project before it starts and three months later.',
    listedTwice: (name: string, other: string) =>
      `Is “${name}” the same work as “${other}”? If so, its hours count twice. Run a new analysis with one of them.`,
    concentration: (percent: string, name: string) =>
      `${percent} of the savings come from ${lastName(name)} Check the hours entered for it first.`,
    assumed: 'We assumed an average starting point. Take the 13-question audit to use your own.',
    beginner: (percent: number) =>
      `Your audit scored ${percent}%. Expect less than our estimate at first, and give the first project time.`,
    hoursKept:
      'Nobody is to lose work over this, so saved hours bring in money only as other work. Decide which before you start.',
    hours: (billsTime: boolean) =>
      `Saved hours turn into money only if you cut overtime, avoid a hire, or ${billsTime ? 'bill the time' : 'take on more work'}. Decide which before you start.`,
  },
  kinds: {
    pays: 'Worth doing',
    groundwork: 'Groundwork',
    toBeSized: 'To be sized',
    leaveAlone: 'Leave as it is',
    removed: 'Left out at your request',
  } satisfies Record<ProjectKind, string>,
  kindNotes: {
    pays: 'Saves more than it costs over three years, by our expected estimate.',
    groundwork: 'Saves nothing by itself. Projects that pay depend on it, and its cost is in the totals.',
    toBeSized: 'A fact or two is missing. Until then, it is in no total.',
    leaveAlone: 'Costs more than it saves over three years. It is in no total.',
    removed: 'You told us not to. It is in no total.',
  } satisfies Record<ProjectKind, string>,
  statedSavings: {
    byAll:
      'Potential Savings includes these amounts, but we can’t recount them. Size them before you decide.',
    bySome:
      'Potential Savings includes the amounts stated here, but we can’t recount them. The others are in no total.',
  },
  groundworkAlone:
    'Saves nothing by itself, and no project that pays depends on it. Do it only if you use AI tools anyway.',
  leftAloneTitle: 'Leave these as they are',
  leftAlone: (savings: string, cost: string) => `Over three years it would save ${savings} and cost ${cost}.`,
  leftAloneTogether: (names: readonly string[], savings: string, cost: string) =>
    `Together with ${quotes(names)} it would save ${savings} over three years and cost ${cost}.`,
  lightWay: (words: string, isOnPaper: boolean) =>
    isOnPaper
      ? `You named it: ${words}`
      : `You named it: ${words} First see what the software you have already does for it.`,
  salesUncounted: 'We counted hours, not sales. If it would win you work, decide by that.',
  takenOver: (name: string) => `“${name}” takes over part of this work. Decide about the rest once it runs.`,
  columns: {
    number: 'No.',
    project: 'Project',
    phase: 'Phase',
    days: 'Our days',
    once: 'Setup cost',
    running: 'Yearly cost',
    payback: 'Payback',
    value: '3-year value',
  },
  total: 'Everything worth doing, with its groundwork',
  sensitivityTitle: 'If things turn out differently',
  sensitivityColumns: { what: 'What if', payback: 'Payback', value: '3-year value' },
  sensitivities: {
    quarterLess: 'it saves a quarter less',
    halfLess: 'it saves half as much',
    halfMoreCost: 'everything costs half as much again',
  } satisfies Record<SensitivityId, string>,
  asCounted: 'it goes as we expect',
  guidesTitle: 'Who does what',
  guidesNote: 'One owner for each project, the first step, how you’ll know it works, and the main risk.',
  guideParts: {
    owner: 'Who',
    firstStep: 'First step',
    measure: 'How you’ll know it works',
    risk: 'Risk',
    answer: 'What we’d do',
    because: 'You told us',
    needs: 'Depends on',
  },
  basisTitle: 'How we count costs',
  basis: (rate: string, isOwn: boolean, isOnOwnMachines: boolean) => [
    isOwn
      ? `Setup cost is our days at ${rate}, plus the hours your people spend learning.`
      : `Setup cost is our days at ${rate}, plus the hours your people spend learning. The day rate is an assumption until a quote replaces it.`,
    'Yearly cost is the tool, a seat for each person who does the task, and 10 to 20% of the setup fee for upkeep.',
    'The low estimate puts the lowest savings against the highest cost. Payback counts from the day a project runs.',
    ...(isOnOwnMachines
      ? [
          'We priced every project on your own machines: setup takes 50% more days, and tools cost the high end of their range.',
        ]
      : []),
  ],
  assumedComplexity:
    'This analysis doesn’t state how complex each project is. Where it says TBD, we assumed Medium.',
  solutions: {
    ready: 'bought ready-made',
    configured: 'set up for you',
    built: 'built for you',
  } satisfies Record<SolutionKind, string>,
  partsTitle: 'What each cost is made of',
  partsNote: (rate: string) =>
    `Our days, ${rate}. Learning is your people’s time. The lines add up to the totals.`,
  parts: {
    fee: (days: string, usd: string) => `${days} days: ${usd}`,
    learning: (hours: string, usd: string) => `${hours} hours to learn it: ${usd}`,
    tool: (usd: string) => `tool: ${usd}`,
    seats: (usd: string) => `seats: ${usd}`,
    upkeep: (usd: string) => `upkeep: ${usd}`,
  },
  pricesTitle: 'Prices of tools and seats',
  pricesNote:
    'Licenses and usage in US dollars a year, from low to high. Prices change, so check them against a quote.',
  priceColumns: { what: 'What', price: 'A year', source: 'Source and date' },
  prices: {
    ready: 'A ready-made tool, for each project',
    configured: 'A workflow tool that is set up for you, for each project',
    built: 'Hosting and metered model usage, for each project that is built for you',
    seat: 'A seat, for each person who does the task',
  } satisfies Record<PriceKind, string>,
  priceSource: (price: string, title: string) => `High end: ${price}. ${title}`,
  asOf: (date: string) => `as of ${date}`,
  assumedPrice: (date: string) => `Our planning assumption as of ${date}; no published price`,
  hours: (count: number) => countOf(count, 'hour', 'hours'),
};
