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
    cap: 'Counted up to',
    cost: 'Cost a year',
    savedHours: 'Hours saved',
    savings: 'Annual savings',
  },
  equals: '=',
  rounding:
    'We round each result once: hours and dollars to whole numbers, shares to whole percent. The cost uses the hourly rate before rounding.',
  capNote: 'You entered more hours than a full-time year has. Savings count 2,080 hours a person.',
  range: 'The range',
  rangeColumns: { estimate: 'Estimate', share: 'Share', hours: 'Hours saved', savings: 'Annual savings' },
  estimates: { cautious: 'Low estimate', expected: 'Expected', ambitious: 'High estimate' },
  share: 'Why this share',
  shareIntro: (percent: number) =>
    `The expected ${percent}% is the ceiling for this kind of work times six factors. No factor is above 1, and no share is above ${Math.round(expectedShareLimit * 100)}%. It describes the first year of use, with people checking the output.`,
  usual:
    'We didn’t ask you about judgment, input, variation and how digital the work is. We use what is usual for this task. Data, readiness and use of AI are yours.',
  ownTask:
    'You described this task in your own words. Its share follows from what you told us about its cases and its input. Where you told us nothing, we count it as difficult.',
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
  awaitsDigitalForm: 'This counts once the work reaches you in digital form.',
  missing: (sources: string) => `Missing: ${sources}.`,
  sources: 'Public figures we checked the ceilings against',
  sourcesNote:
    'They measure different things, such as technical potential or time saved in trials. Together they mark a range, and our ceilings stay inside it.',
  unexplainedShare: {
    otherVersion: (version: string) =>
      `These shares come from version ${version} of our engine, which has changed since. The arithmetic above holds. Today’s factors would explain the shares wrongly, so we don’t show any.`,
    doesNotFollow:
      'Today’s engine gets other shares from your stored answers, so we don’t show its factors. The arithmetic above holds.',
  },
  unexplained:
    'This is an older analysis, stored without the numbers behind this figure. Run a new analysis to see every step.',
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
      ? 'One opportunity isn’t sized yet and adds nothing.'
      : `${count} opportunities aren’t sized yet and add nothing.`,
  rangeTotal: (cautious: string, ambitious: string) =>
    `The low estimates add up to ${cautious} a year, the high estimates to ${ambitious}.`,
};

/** Meaning of the five grades of a task, with the reason for each. */
export const gradeTexts: Record<
  'structure' | 'variation' | 'digital' | 'judgement',
  Record<Grade, string>
> = {
  structure: {
    1: 'Conversations and loose notes, hard for software to read',
    2: 'Much free text',
    3: 'A mix of text and fields',
    4: 'Mostly fields and fixed layouts',
    5: 'Clean fields, ready to process',
  },
  variation: {
    1: 'Always the same',
    2: 'Cases much alike',
    3: 'Cases differ somewhat',
    4: 'Cases differ a lot, so more of them go to a person',
    5: 'Never the same twice, so a person looks at most of them',
  },
  digital: {
    1: 'Paper, phone and hallway: someone has to enter it first',
    2: 'Mostly on paper, by phone or on site',
    3: 'Half inside software',
    4: 'Mostly inside software',
    5: 'Entirely inside software',
  },
  judgement: {
    1: 'None: collecting and processing data',
    2: 'Little: a person decides the exceptions',
    3: 'Some: a person corrects and approves',
    4: 'A lot: expert work that software prepares',
    5: 'Judgment is the task: software only prepares it and takes notes',
  },
};

export const readinessTexts: Record<ReadinessLevel, string> = {
  beginner: 'Beginner: the first year saves less of what is possible',
  intermediate: 'Intermediate: the first year saves most of what is possible',
  advanced: 'Advanced: no deduction',
};

/** Returns the source of the readiness value: an audit with its score, or an assumption. */
export const readinessBasisText = (auditPercent: number | undefined): string =>
  auditPercent === undefined ? '(assumed, no audit yet)' : `(by the audit, ${auditPercent}%)`;

/**
 * By current use of AI, and by whether the task is reading and writing, which people already do with AI on their own.
 */
export const aiHabitTexts: Record<YesNo, Record<'loose' | 'structured', string>> = {
  no: {
    loose: 'None yet: your people still have to learn to hand work over and check it',
    structured: 'None yet: your people still have to learn to hand work over and check it',
  },
  yes: {
    loose: 'Already in use: your hours include part of the gain, so we don’t count it again',
    structured: 'Already in use: no deduction',
  },
};
