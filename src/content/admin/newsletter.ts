import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import type { SubscriberState } from '@/domain/newsletter/subscriberStates';
import { countOf, formatCount } from '@/format/numbers';

const states: Readonly<Record<SubscriberState, string>> = {
  confirmed: 'On the list',
  pending: 'Not confirmed',
  left: 'Left',
};

/** Words of the portal's screen of the newsletter. */
export const newsletterTexts = {
  title: 'Newsletter',
  lede: 'Who asked to hear about new posts. You write to them with your own mailing tool: export the list for it, with a link for each of them to leave.',
  counts: 'How many there are',
  states,
  count: formatCount,
  explanations: {
    confirmed: 'May be sent the news.',
    pending: `Asked, but hasn’t opened the mailed link. Deleted after ${countOf(newsletterLimits.pendingDays, 'day')}.`,
    left: 'Must be sent nothing. Kept, so that your mailing tool can be told.',
  } satisfies Record<SubscriberState, string>,
  open: 'Readers can sign up at the end of the blog’s lists and posts.',
  closed: 'Readers can’t sign up: the newsletter is switched off. Links to leave it work all the same.',
  noServer: 'No mail server is set up, so nobody gets the link to confirm.',
  openSettings: 'Change it under “Promises and firm”',
  countsFailed: 'The numbers could not be loaded.',
  onlyAdmins: 'Administrators see who they are, and export the list for the mailing tool.',

  list: 'Subscribers',
  loading: 'Loading the list...',
  loadFailed: 'The list could not be loaded.',
  search: 'Search an address',
  filter: 'State',
  filters: { '': 'All', ...states },
  total: (total: number) => countOf(total, 'address', 'addresses'),
  none: 'Nobody is on the list yet.',
  noMatch: 'No address matches.',
  columns: { email: 'Address', state: 'State', asked: 'Signed up', since: 'Since', actions: 'Actions' },
  from: (page: string) => `on ${page}`,
  agreed: 'Agreed to',
  delete: 'Delete',
  ofSubscriber: (email: string) => `the address ${email}`,
  deleted: (email: string) => `${email} was deleted`,
  exportList: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The list could not be exported. Please try again.',
};

/** Words of the dialog that deletes an address. */
export const deleteSubscriberTexts = {
  title: 'Delete address',
  question: (email: string) => `Delete ${email} from the newsletter?`,
  consequences: {
    confirmed:
      'It leaves the list, and the proof that its owner agreed is gone. Take it out of your mailing tool, too.',
    pending: 'The mailed link no longer works.',
    left: 'Nothing remembers anymore that its owner left: make sure that your mailing tool knows.',
  } satisfies Record<SubscriberState, string>,
  confirm: 'Delete',
  deleting: 'Deleting...',
  failed: 'The address could not be deleted.',
};
