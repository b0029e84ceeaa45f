import { removalGraceMs } from '@/domain/accounts/removalGraceMs';
import { reportLimitRange } from '@/domain/accounts/accountLimits';
import { countOf } from '@/format/numbers';

const graceMinutes = removalGraceMs / 60_000;

/** Labels and messages of bulk actions on users. */
export const bulkTexts = {
  bar: 'Selected users',
  selectAll: (count: number) => `Select all ${count} on this page`,
  selectColumn: 'Select',
  select: (name: string) => `Select ${name}`,
  selected: (count: number) => `${count} selected`,
  limit: 'Change report limit',
  type: 'Change user type',
  remove: 'Delete selected',
  working: 'Changing...',
  failed: 'The users could not be changed. Please try again.',
  undo: 'Undo',
  undoing: 'Undoing...',
  undoFailed: 'This could not be undone. Please try again.',
  dismiss: 'Dismiss',
  notice: 'What was changed',
  leftOut: (count: number) => `${countOf(count, 'user was', 'users were')} not changed:`,
  changed: (count: number) => `Changed ${countOf(count, 'user')}.`,
  closed: (count: number) =>
    `${countOf(count, 'user')} signed out, to be deleted in ${graceMinutes} minutes. Until then you can undo it.`,
  putBack: (count: number) => `Restored ${countOf(count, 'user')}.`,
  kept: (count: number) => countOf(count, 'user stays.', 'users stay.'),
  nothing: 'Nothing had to be changed.',
};

/** Copy of the confirmation dialogs for bulk actions. */
export const bulkDialogTexts = {
  limitTitle: 'Change report limit',
  limitQuestion: (count: number) => `Give ${countOf(count, 'user')} the same report limit?`,
  limitLabel: 'Report Limit',
  limitHint: `Analyses each of them may run, ${reportLimitRange.min} to ${reportLimitRange.max}`,
  limitAdmins: 'Administrators have no limit. They are not changed.',
  limitConfirm: 'Change limits',
  typeTitle: 'Change user type',
  typeQuestion: (count: number) => `Give ${countOf(count, 'user')} the same user type?`,
  typeLabel: 'User Type',
  typeAdmin: 'Administrators see all accounts and analyses and can change them. They have no report limit.',
  typeMarketer:
    'Marketers edit the site’s content: posts, pages, media and SEO. They don’t see client accounts. Administrators who become marketers get the usual report limit.',
  typeClient:
    'Users see their own analyses only. Administrators who become users get the usual report limit. Marketers who become users can no longer edit the site’s content.',
  typeConfirm: 'Change user types',
  removeTitle: 'Confirm Delete',
  removeQuestion: (count: number) => `Are you sure you want to delete ${countOf(count, 'user')}?`,
  removeCounting: 'Counting their analyses and audits...',
  removeUncounted: 'Their analyses and audits could not be counted.',
  removeNobody: 'None of them can be deleted, because all are administrators.',
  removeConsequence: (counts: { analyses: number; audits: number }) =>
    `This also deletes ${countOf(counts.analyses, 'analysis', 'analyses')}, ${countOf(counts.audits, 'audit')} and all their other data.`,
  removeGrace: `They are signed out at once and can’t sign in anymore. You can undo this for ${graceMinutes} minutes.`,
  removeAdmins: (count: number) => `${countOf(count, 'administrator is', 'administrators are')} not deleted.`,
  removing: 'Deleting...',
};

/** Labels for a user scheduled for deletion. */
export const removalTexts = {
  due: (time: string) => `Deleted for good at ${time}`,
  keep: 'Keep',
  keepFailed: 'The user could not be kept. Please try again.',
};
