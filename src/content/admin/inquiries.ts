import type { InquiryFilter, InquiryState } from '@/domain/inquiries/inquiryStates';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { countOf, formatCount } from '@/format/numbers';

const fewShown = 99;
const isCountedOut = (count: number) => count >= inquiryLimits.countedOfState;

const formerColleague = 'A former colleague';

const states: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  answered: 'In talks',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** Labels of the inquiry list. */
export const inquiryTexts = {
  title: 'Inquiries',
  lede: 'Messages from the contact form and booked calls, with their owner and state.',
  list: 'Inquiries',
  loading: 'Loading inquiries...',
  loadFailed: 'The inquiries could not be loaded.',
  /** Follows the number. */
  new: 'new',
  fewNew: (count: number) => (count > fewShown ? `${fewShown}+` : String(count)),
  states,
  filter: 'State',
  filters: { genuine: 'All but spam', ...states } satisfies Record<InquiryFilter, string>,
  countOfState: (count: number) =>
    isCountedOut(count) ? `${formatCount(inquiryLimits.countedOfState - 1)}+` : formatCount(count),
  search: 'Search name, email, company or message',
  owner: 'Owner',
  everybody: 'Any owner',
  nobody: 'Nobody',
  formerOwner: formerColleague,
  from: 'From',
  to: 'To',
  matches: (total: number) => countOf(total, 'inquiry', 'inquiries'),
  noMatch: 'No inquiries match.',
  none: 'No inquiries yet. Messages from the contact form and booked calls appear here.',
  clear: 'Show all but spam',
  call: 'Call',
  columns: { from: 'From', message: 'Message', state: 'State', owner: 'Owner', received: 'Received' },
  repliedAt: (when: string) => `replied ${when}`,
  exportList: 'Export list',
  exporting: 'Exporting...',
  exportFailed: 'The inquiries could not be exported. Try again in a moment.',
};

/** Labels and messages of the screen of one inquiry. */
export const inquiryScreenTexts = {
  back: 'All inquiries',
  loading: 'Loading the inquiry...',
  loadFailed: 'The inquiry could not be loaded. It may have been deleted.',
  received: (when: string) => `received ${when}`,
  message: 'Message',

  history: 'Notes and replies',
  noHistory: 'There are no notes or replies yet.',
  kinds: { note: 'Note', reply: 'Reply', booking: 'Booking' },
  formerAuthor: formerColleague,
  deliveries: {
    waiting: 'on its way',
    failed: 'not delivered: the mail server didn’t accept it',
    unclear: 'may have been delivered; it is not sent again',
    sent: 'sent',
  },

  reply: 'Reply',
  replyText: 'Your reply',
  replyHint: (subject: string, quotes: boolean) =>
    quotes ? `Sent as “${subject}”, with the message quoted below it.` : `Sent as “${subject}”.`,
  send: 'Send reply',
  sending: 'Sending...',
  sent: 'Reply sent',
  sendFailed: 'The reply was not sent. Your text is still here.',
  noServer:
    'No mail server is set up, so the site can’t send email. Write from your own email program, then change the state here.',
  writeYourself: 'Write in your email program',
  wrote: (day: string, name: string) => `On ${day}, ${name} wrote:`,
  onlyAdmins: 'Only administrators can reply here.',

  note: 'Note for colleagues',
  noteText: 'Your note',
  noteHint:
    'Only staff see notes. If the sender asks for their data, the export includes them. Notes can’t be changed later.',
  addNote: 'Add note',
  adding: 'Adding...',
  noted: 'Note added',
  noteFailed: 'The note was not saved. Your text is still here.',

  handling: 'Owner and state',
  state: 'State',
  owner: 'Owner',
  nobody: 'Nobody',
  ownerHint: 'If you choose a colleague and a mail server is set up, they get an email.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved',
  saveFailed: 'The changes were not saved.',
  loadLatest: 'Load the latest',

  contact: 'Contact',
  email: 'Email',
  company: 'Company',
  account: 'Account',
  analyses: 'Analyses',
  analysesMade: (count: number) => (count === 0 ? 'None yet' : countOf(count, 'analysis', 'analyses')),
  moreAnalyses: (count: number) => `and ${formatCount(count)} more`,
  cameBy: 'How they found the site',
  sentFrom: 'Wrote from',
  askedForCall: 'Contact page, asking for a call',
  firstPage: 'Began the visit at',
  referrer: 'Came from',
  unknown: 'Not known',

  delete: 'Delete inquiry',
  deleteTitle: 'Delete this inquiry?',
  deleteQuestion: (name: string) => `The message from ${name} is deleted with all notes and replies.`,
  deleteFinal: 'This can’t be undone.',
  deleting: 'Deleting...',
  deleted: (name: string) => `The inquiry from ${name} was deleted`,
  deleteFailed: 'The inquiry was not deleted. Try again in a moment.',
};
