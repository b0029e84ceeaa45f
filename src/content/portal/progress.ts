import { countOf } from '@/format/numbers';

const hundredths = (count: number) => Math.round(count * 100) / 100;

/** Labels of a client's progress records for the projects of a report. */
export const ownProgressTexts = {
  title: 'How it goes',
  lede: 'Mark what you have decided about each project. Once one runs, enter the hours its task takes now: that shows what came of it beside what was expected.',
  asAdmin: 'What the client has recorded about the projects of this report.',
  loading: 'Loading what was recorded...',
  loadFailed: 'What was recorded could not be loaded.',
  retry: 'Try again',
  none: 'The client has recorded nothing yet.',
  columns: {
    project: 'Project',
    status: 'Status',
    expected: 'Expected',
    actual: 'Actual',
    update: 'Update',
  },
  /** Follows a project's name. */
  recorded: (status: string) => `Status: ${status}`,
  undecided: 'Not decided',
  update: 'Update',
  of: (project: string) => `“${project}”`,
  close: 'Close without saving',
  status: 'How far is it?',
  hoursAMonth: 'Hours a month the task takes now',
  hoursHint: (name: string, hoursBefore: number) =>
    `Of all who do “${name}” together. It was ${countOf(hundredths(hoursBefore), 'hour')} a month. Leave it empty until you have measured it.`,
  costUsd: 'Spent on it so far, in US dollars',
  costHint: 'Once, without the people’s own time. Leave it empty if you don’t know.',
  note: 'Note',
  noteHint: 'What helped, what got in the way.',
  number: 'Enter a number',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saveFailed: 'This could not be saved. Please try again.',
};
