import type { ShareFactorKey } from '@/domain/analysis/automatableShare';
import { expectedShareLimit } from '@/domain/analysis/shareFactors';
import type { Grade, ReadinessLevel, YesNo } from '@/domain/analysis/types';

/** Labels of the explanation of a figure by its inputs, formulas and factors. */
export const explanationTexts = {
  task: 'Task',
  steps: 'The calculation',
  stepLabels: {
    hourlyRate: 'An hour costs',
    hours: 'Hours a year',
    cap: 'Counted at most',
    cost: 'Cost a year',
    savedHours: 'Hours saved',
    savings: 'Annual savings',
  },
  equals: '=',
  rounding:
    'Each result is rounded once, where it is shown: hours and dollars to whole ones, shares to whole percent. The cost uses the hourly rate before rounding.',
  capNote: 'More hours were entered than a full-time year has, so savings count 2,080 hours a person.',
  range: 'The range',
  rangeColumns: { estimate: 'Estimate', share: 'Share', hours: 'Hours saved', savings: 'Annual savings' },
  estimates: { cautious: 'Cautious', expected: 'Expected', ambitious: 'Ambitious' },
  share: 'Why this share',
  shareIntro: (percent: number) =>
    `The expected ${percent}% is a ceiling for this kind of work, times six factors of at most 1, and never more than ${Math.round(expectedShareLimit * 100)}%. It describes the first year of use, with people checking the output.`,
  usual:
    'Judgment, input, variation and how digital the work is are counted as usual for this task: you weren’t asked for them. Data, readiness and the use of AI are those of your business.',
  ownTask:
    'You described this task in your own words. Its share follows from what you said of its cases and its input; where you said nothing, it is counted as difficult until we have seen it.',
  factorColumns: { what: 'What counts', yours: 'As counted', factor: 'Factor' },
  ceiling: 'Ceiling, by the judgment it takes',
  factors: {
    structure: 'Structure of the input',
    variation: 'Variation between cases',
    digital: 'How digital the work is',
    data: 'Data at hand',
    readiness: 'AI readiness',
    aiHabit: 'AI in use',
  } satisfies Record<ShareFactorKey, string>,
  dataOf: (atHand: number, all: number) => `${atHand} of ${all} sources: 0.7 + 0.3 × ${atHand} ÷ ${all}`,
  dataArrives: 'It arrives with the work.',
  missing: (sources: string) => `Missing: ${sources}.`,
  sources: 'Public figures the ceilings are held against',
  sourcesNote:
    'They measure different things, such as technical potential or time saved in trials. They mark the range that can be defended; our ceilings stay inside of it.',
  unexplainedShare: {
    otherVersion: (version: string) =>
      `These shares come from version ${version} of our engine, which has changed since. The arithmetic above holds; the factors of that version are not shown, because today’s would explain them wrongly.`,
    doesNotFollow:
      'The stored answers do not lead to these shares by today’s engine, so we show no factors rather than wrong ones. The arithmetic above holds.',
  },
  unexplained:
    'This figure was stored without the numbers it was computed from, as in older analyses. It can’t be explained step by step; a new analysis will show every step.',
  totalsIntro: 'Each total is the sum of the opportunities below.',
  totalsColumns: { opportunity: 'Opportunity', hours: 'Hours saved', savings: 'Annual savings' },
  phaseSums: 'Savings by phase',
  hoursSums: 'Hours a year, before and after',
  today: 'Today:',
  after: 'After:',
  departmentTotal: (department: string) => `Total of ${department}`,
  overall: 'All departments',
  withoutFigures: (count: number) =>
    count === 1
      ? 'One opportunity has no figures yet and adds nothing.'
      : `${count} opportunities have no figures yet and add nothing.`,
  rangeTotal: (cautious: string, ambitious: string) =>
    `If every cautious estimate came true it would be ${cautious} a year, with every ambitious one ${ambitious}.`,
};

/** Meaning of the five grades of a task, with the reason for each. */
export const gradeTexts: Record<
  'structure' | 'variation' | 'digital' | 'judgement',
  Record<Grade, string>
> = {
  structure: {
    1: 'Conversations and loose notes, which must first be understood',
    2: 'Much free text',
    3: 'Text and fields mixed',
    4: 'Mostly fields and fixed layouts',
    5: 'Fields that can be processed as they are',
  },
  variation: {
    1: 'Always the same',
    2: 'Cases much like each other',
    3: 'Cases differ somewhat',
    4: 'Cases differ widely, so more of them go to a person',
    5: 'Never twice the same, so a person looks at most of them',
  },
  digital: {
    1: 'Paper, phone and hallway: it has to be captured first',
    2: 'Mostly on paper, by phone or on site',
    3: 'Half inside software',
    4: 'Mostly inside software',
    5: 'Entirely inside software',
  },
  judgement: {
    1: 'None: collecting and processing data',
    2: 'Little: a person decides the exceptions',
    3: 'Some: a person corrects and approves',
    4: 'Much: expert work that a machine prepares',
    5: 'It is the task: only preparation and notes can be taken over',
  },
};

export const readinessTexts: Record<ReadinessLevel, string> = {
  beginner: 'Beginner: less of what is possible becomes saved hours in the first year',
  intermediate: 'Intermediate: most of what is possible becomes saved hours in the first year',
  advanced: 'Advanced: nothing is taken off',
};

/** Returns the source of the readiness value: an audit with its score, or an assumption. */
export const readinessBasisText = (auditPercent: number | undefined): string =>
  auditPercent === undefined ? '(assumed, as there was no audit)' : `(by the audit, ${auditPercent}%)`;

/**
 * By current use of AI, and by whether the task is reading and writing, which people already do with AI on their own.
 */
export const aiHabitTexts: Record<YesNo, Record<'loose' | 'structured', string>> = {
  no: {
    loose: 'None yet: handing work over, and checking it, has to be learned',
    structured: 'None yet: handing work over, and checking it, has to be learned',
  },
  yes: {
    loose: 'In use already: part of the gain is in your hours and is not counted again',
    structured: 'In use already: nothing is taken off',
  },
};
