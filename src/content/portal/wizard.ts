import type { GenerationStep } from '@/domain/analysis/generationSteps';
import type { CaseKind, InputKind, YesNoNotSure } from '@/domain/analysis/types';
import type { StepNumber } from '@/domain/analysis/wizardSteps';

import { countOf } from '@/format/numbers';
export const wizardTitle = 'New AI Opportunity Analysis';
export const missingRequiredMessage = 'Please complete all required steps before submitting.';
export const generateFailedMessage = 'Failed to generate analysis. Please try again.';
/** Server message when the account may not run another analysis. */
export const reportLimitReachedMessage = 'Report limit reached';

export const wizardLabels = {
  previous: 'Previous',
  next: 'Next',
  cancel: 'Cancel',
  close: 'Close',
  submit: 'Submit',
  submitting: 'Generating...',
  review: 'Back to review',
  allSteps: 'All steps',
  /** Follows a step's name for screen readers, which don't see the check mark. */
  stepDone: '(done)',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
};

/** Shown below a failure after which it is unknown whether the server received the answers. */
export const lostConnectionHint =
  'The site didn’t answer. We kept your answers, and submitting again never counts twice.';

/** Notices above the question about restored or merged answers. */
export const wizardNotices = {
  resumed: 'Welcome back. We kept your answers.',
  figure: 'We kept your task and its hours for step 5. Start with a name for the analysis.',
  ahead: (asked: number, shown: number) =>
    `Step ${asked} opens when you have answered the steps before it. Continue at step ${shown}.`,
  startOver: 'Start over',
  over: 'You finished or restarted this analysis in another window or on another device. If you continue here, it becomes a second analysis.',
  merged: (steps: string) =>
    `Changed in another window or on another device: ${steps}. If you changed an answer on both, we kept the later one.`,
};

/** Shown while the analysis is generated. */
export const generationTexts = {
  title: 'We’re making your analysis',
  steps: {
    reading: 'Reading your answers',
    finding: 'Finding opportunities',
    sums: 'Doing the math',
    writing: 'Writing it up for your business',
    checking: 'Checking every word and figure',
  } satisfies Record<GenerationStep, string>,
  leave:
    'This can take up to a minute. You can leave. The analysis appears on your dashboard, and we email you if notifications are on.',
  back: 'Back to Dashboard',
};

interface StepText {
  /** Label in the list of steps and of the field. */
  name: string;
  question: string;
  hint?: string;
}

export const stepTexts: Record<StepNumber, StepText> = {
  1: {
    name: 'Analysis name',
    question: 'What should this analysis be called?',
    hint: 'Its name on your dashboard, such as “Back office 2026.”',
  },
  2: {
    name: 'Industry',
    question: 'Which industry are you in?',
    hint: 'Search the list, or use your own words if nothing fits.',
  },
  3: {
    name: 'Goals',
    question: 'What are your business goals for the next 12 months?',
    hint: 'For example: grow revenue 15% without hiring, or answer every customer within a day.',
  },
  4: {
    name: 'Departments',
    question: 'Which departments should we look at?',
    hint: 'Pick the ones where routine work takes up time. You can run another analysis for the rest.',
  },
  5: {
    name: 'Tasks',
    question: 'Which tasks take up time there?',
    hint: 'Check a task and adjust its numbers. Estimates are fine. You see right away what a task costs a year.',
  },
  6: {
    name: 'Bottlenecks',
    question: 'Where does work get stuck?',
    hint: 'Waiting, retyping, searching, correcting: anything your people complain about.',
  },
  7: {
    name: 'Data sources',
    question: 'Which data do you have?',
    hint: 'Check what you have in any form, even if it is messy. It decides what you can automate soon.',
  },
  8: {
    name: 'Current AI usage',
    question: 'Do you use AI in your business today?',
    hint: 'Count chat assistants that your people use on their own, too.',
  },
  9: {
    name: 'Customer insights',
    question: 'Would you like to learn more from what your customers say and do?',
    hint: 'From reviews, emails, orders or support requests, for example.',
  },
  10: {
    name: 'Monetization',
    question: 'Do you plan to earn money with AI?',
    hint: 'With a new paid service, for example, or with the data and knowledge you hold.',
  },
  11: {
    name: 'Additional information',
    question: 'Is there anything else we should know?',
    hint: 'Optional: concerns, rules you have to follow, software you rely on.',
  },
};

export const choiceLabels: Record<YesNoNotSure, string> = { yes: 'Yes', no: 'No', 'not-sure': 'Not sure' };

export const aiDetails = {
  label: 'What do you use it for?',
  hint: 'A note to yourself. It isn’t part of the analysis.',
};

export const frequencyLabels = { Day: 'Daily', Week: 'Weekly', Month: 'Monthly' } as const;

export const taskLabels = {
  teamSize: 'Team size',
  hours: 'Hours per person',
  frequency: 'Frequency',
  salary: 'Average salary',
  salaryUnit: 'US dollars a year',
  hourlyRate: 'Hourly rate',
  annualCost: 'Annual cost',
  aboutOwnTask:
    'We don’t know this task yet. Answer two short questions and we can size it. Until then we can’t count its savings.',
  sizedTask: 'We size this task by your two answers.',
  recognizedTask: (name: string) =>
    `We count it as “${name}” from our list. Is it different work? Answer one of these, and we use your answer instead.`,
  refusedTask: (name: string) =>
    `We count it by your answers, not as “${name}” from our list. What we advise for that work may suit yours.`,
  cases: 'How alike are the cases?',
  input: 'How does the work arrive?',
  unanswered: 'Not answered',
  casesKinds: {
    alike: 'Mostly alike',
    similar: 'Similar, with exceptions',
    different: 'Hardly any two the same',
  } satisfies Record<CaseKind, string>,
  inputKinds: {
    software: 'Already in software',
    files: 'As files and emails',
    paper: 'On paper or by phone',
  } satisfies Record<InputKind, string>,
  ownTask: 'Another task, in your own words',
  addTask: 'Add task',
  tradeExamples: 'Common in your trade (press to add):',
  chosen: (count: number) => `${count} selected`,
  beyondWorkingYear: (hours: string, workingYear: string) =>
    `That makes ${hours} hours a year for each person. A full-time year has ${workingYear}. The cost uses your number, savings count a full-time year at most.`,
};

/** Totals below the tasks. */
export const runningTotalTexts = {
  title: 'All tasks so far',
  hours: (hours: string) => `${hours} hours a year`,
  cost: (cost: string) => `${cost} a year`,
  incomplete: 'Complete every number to see the total.',
  spoken: (hours: string, cost: string) => `All tasks so far: ${hours} hours and ${cost} a year`,
};

/** All answers, shown before Submit. */
export const reviewTexts = {
  title: 'Your answers',
  hint: 'Check them before you submit. After a change, “Back to review” brings you back here.',
  edit: 'Edit',
  together: (hours: string, cost: string) => `${hours} hours and ${cost} a year in total`,
};

export const dataSourceLabels = {
  more: (count: number, ticked: number) =>
    ticked > 0 ? `${count} more, ${ticked} of them checked` : `${count} more`,
  ownGroup: 'In your own words',
  ownSource: 'Another data source',
  add: 'Add data source',
};

export const industryLabels = {
  suggestions: 'Industries',
  count: (shown: number) => countOf(shown, 'match', 'matches'),
  more: (shown: number) => `First ${shown} shown. Type to narrow the list.`,
  none: 'No match in the list. Your own words are fine.',
};

/** Why a step can't be left yet. */
export const stepProblemTexts = {
  listName: 'Give the analysis a name.',
  industry: 'Choose your industry, or describe it in your own words.',
  goals: 'Describe at least one goal.',
  departments: 'Select at least one department.',
  tasks: 'Select at least one task.',
  bottlenecks: 'Describe at least one bottleneck.',
  dataTypes: 'Select at least one data source.',
  currentAiUsage: 'Choose yes or no.',
  customerInsights: 'Choose yes, no or not sure.',
  monetization: 'Choose yes, no or not sure.',
  tooLong: (length: string, max: string) => `Shorten this to ${max} characters. It has ${length} now.`,
  notAdded: 'You haven’t added this yet. Add it or clear the field.',
  taskNumber: (taskName: string, message: string) => `${taskName}: ${message}`,
};
