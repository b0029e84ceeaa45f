import { formatUsd } from '@/format/numbers';

/** Labels of what the owner of an analysis can change in its report. */
export const reportControlTexts = {
  failed: 'We couldn’t change the analysis. Please try again.',
  older: 'We can’t recount this older analysis. Run a new analysis instead.',
  answerNow: 'Answer now',
  count: 'Count it',
  counting: 'Counting…',
  cancel: 'Cancel',
  audit: {
    newer: (percent: number) =>
      `You took the readiness audit after this analysis and scored ${percent}%. Recount the analysis with your own readiness.`,
    recount: 'Recount',
  },
  rename: {
    open: 'Rename',
    label: 'Task name',
    save: 'Save name',
    saving: 'Saving…',
    failed: 'We couldn’t rename the task. Please try again.',
    notOwn: 'Only tasks in your own words can be renamed',
    taken: 'This department already has a task with this name',
  },
  changed: (from: number, to: number) =>
    from === to
      ? 'Recounted. Expected savings stay the same.'
      : `Recounted. Expected savings went from ${formatUsd(from)} to ${formatUsd(to)} a year.`,
  moved: (names: readonly string[]) => `Moved to another phase: ${names.join('; ')}.`,
  added: (names: readonly string[]) => `New in the plan: ${names.join('; ')}.`,
  dropped: (names: readonly string[]) => `No longer in the plan: ${names.join('; ')}.`,
};
