import type { ModelFailureReason } from '@/domain/languageModel/modelCallKinds';
import { formatCount, formatTenths } from '@/format/numbers';

/** Labels of the language model screen. */
export const languageModelTexts = {
  title: 'Language model',
  lede: 'The language model writes text for analyses and audits. Opportunities, hours and dollars always come from the engine.',
  loading: 'Loading the figures...',
  loadFailed: 'The figures could not be loaded.',
  refresh: 'Refresh',
  off: {
    title: 'No language model is set up',
    lede: 'The engine finds the opportunities, does the math and writes the text without one. A language model adapts the text to each business. Whoever runs the server can set one up.',
  },
  now: 'Now',
  facts: {
    model: 'Model',
    state: 'State',
    left: 'Left today',
    perUser: 'Per account and day',
    underway: 'Underway on this server',
    time: 'Time for one question',
  },
  tokens: (value: number) => `${formatCount(value)} tokens`,
  leftOf: (left: number, all: number) => `${formatCount(left)} of ${formatCount(all)} tokens`,
  underwayOf: (underway: number, most: number, waiting: number) =>
    `${underway} of at most ${most}${waiting > 0 ? `, ${waiting} waiting` : ''}`,
  seconds: (value: number) => `${value} seconds`,
  states: {
    closed: 'Answering',
    open: (time: string) => `Paused until ${time} after several failures`,
    trial: 'Trying again after several failures',
  },
  chart: 'Questions per day',
  chartNote: (days: number) => `The last ${days} days, in UTC. Every day with questions is in the table.`,
  answered: 'Answered',
  unanswered: 'No usable answer',
  table: 'Days with questions',
  none: (days: number) => `No questions in the last ${days} days.`,
  columns: {
    day: 'Day',
    calls: 'Questions',
    answered: 'Answered',
    tokens: 'Tokens in and out',
    time: 'Mean and worst time',
    texts: 'Texts by model and engine',
    failures: 'Why there was no answer',
  },
  inAndOut: (input: number, output: number) =>
    `${formatCount(input)}\u00a0in, ${formatCount(output)}\u00a0out`,
  texts: (written: number, fellBack: number) =>
    `${formatCount(written)} model, ${formatCount(fellBack)} engine`,
  times: (mean: string, worst: string) => `${mean}, at worst ${worst}`,
  /** Formats milliseconds as seconds. */
  inSeconds: (value: number) => `${formatTenths(value / 1000)}\u00a0s`,
  count: formatCount,
  noFailures: 'Always answered',
  reasons: {
    budget: 'Budget spent',
    busy: 'Too many at once',
    open: 'Provider paused',
    timeout: 'Took too long',
    cancelled: 'Nobody was waiting anymore',
    limited: 'Provider’s own limit',
    refused: 'Declined',
    failed: 'Provider failed',
    invalid: 'Not in the requested form',
  } satisfies Record<ModelFailureReason, string>,
};
