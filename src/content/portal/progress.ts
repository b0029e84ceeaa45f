import { countOf } from '@/format/numbers';

const hundredths = (count: number) => Math.round(count * 100) / 100;

/** Labels of a client's progress records for the projects of a report. */
export const ownProgressTexts = {
  title: 'Progress',
  projectsTitle: 'Status of each project',
  lede: 'Set a status for each project. When one runs, enter the hours its task takes now to compare actual with expected savings.',
  asAdmin: 'The client’s progress on the projects of this report.',
  loading: 'Loading progress...',
  loadFailed: 'We couldn’t load the progress.',
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
  status: 'Status',
  hoursAMonth: 'Hours a month the task takes now',
  hoursHint: (name: string, hoursBefore: number) =>
    `“${name}” took ${countOf(hundredths(hoursBefore), 'hour')} a month, for the whole team. Leave it empty until you measure it.`,
  costUsd: 'Spent so far, in US dollars',
  costHint: 'Setup cost without your people’s time. Leave it empty if you don’t know.',
  note: 'Note',
  noteHint: 'What helped, and what got in the way.',
  number: 'Enter a number',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saveFailed: 'We couldn’t save this. Please try again.',
};
