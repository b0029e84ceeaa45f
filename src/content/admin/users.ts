import { reportLimitRange } from '@/domain/accounts/accountLimits';
import { countOf, formatCount } from '@/format/numbers';

/** Labels of the portal's users tab. */
export const userTexts = {
  title: 'Users',
  total: (total: number) => countOf(total, 'user'),
  add: 'Add New User',
  exportList: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The users could not be exported. Please try again.',
  list: 'Users',
  search: 'Search name, email or company',
  filter: 'User type',
  filterButton: (active: number) => (active === 0 ? 'Filter' : `Filter (${active} active)`),
  filters: { '': 'All users', admin: 'Admins', client: 'Clients', marketer: 'Marketers' },
  joined: 'Joined',
  from: 'Joined from',
  to: 'Joined until',
  anyTime: 'At any time',
  lastDays: (days: number) => `Last ${days} days`,
  matches: (total: number) => countOf(total, 'match', 'matches'),
  loading: 'Loading users...',
  loadFailed: 'Failed to fetch users',
  columns: {
    user: 'User',
    email: 'Email',
    company: 'Company',
    reports: 'Reports',
    type: 'User Type',
    joined: 'Joined',
    actions: 'Actions',
  },
  noCompany: 'N/A',
  types: { client: 'User', marketer: 'Marketer', admin: 'Admin' },
  invite: 'Invite by Email',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  ofUser: (name: string) => `for ${name}`,
  noDeleteOfAdmins: 'Administrators can’t be deleted',
  noMatch: 'Nobody matches.',
  clear: 'Show all users',
  created: (name: string) => `${name} was added`,
  saved: (name: string) => `${name} was saved`,
  deleted: (name: string) => `${name} was deleted`,
};

/** Labels of the dialogs for one user. */
export const userDialogTexts = {
  details: 'User Details',
  edit: 'Edit User',
  editButton: 'Edit',
  loading: 'Loading user...',
  detailsFailed: 'Failed to fetch user details',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  type: 'User Type',
  limit: 'Report Limit',
  limitHint: `Analyses this user may run, ${reportLimitRange.min} to ${reportLimitRange.max}`,
  noLimit: 'No limit',
  total: 'Total Reports',
  since: 'Member Since',
  analyses: 'Reports',
  latest: (shown: number, total: number) => `The latest ${shown} of ${formatCount(total)}`,
  noAnalyses: 'No reports yet',
  viewAnalysis: 'View',
  save: 'Save Changes',
  saving: 'Saving...',
  updateFailed: 'Failed to update user',
  conflictTitle: 'This user was changed',
  conflict: (name: string | null, when: string) =>
    `${name ?? 'Somebody'} changed this user after you opened it (${when}). Nothing was overwritten.`,
  conflictNothing: 'Nothing that the form shows is different.',
  conflictOverwrite: 'Save mine',
  conflictMeaning: '“Save mine” changes only what you changed. The rest keeps their values.',
  conflictTake: 'Take theirs',
  conflictList: 'What was changed',
  conflictTo: 'to',
  conflictNone: '(empty)',
  keepEditing: 'Keep editing',
  unsavedTitle: 'Unsaved changes',
  unsaved: (name: string) => `Your changes to ${name} have not been saved.`,
  discard: 'Discard changes',
  cancel: 'Cancel',
  close: 'Close',
};

/** Labels of the dialog that adds a user. */
export const addUserTexts = {
  title: 'Add New User',
  password: 'Password',
  passwordHint:
    'At least 6 characters. Give it to the person. They are asked to choose another one after signing in.',
  create: 'Create User',
  creating: 'Creating...',
  createFailed: 'Failed to create user',
  required: 'Please fill in all required fields',
};

/** Labels of the invitation dialog and of the list of pending invitations. */
export const invitationTexts = {
  title: 'Invite by Email',
  lede: 'They get a link that works once within 7 days, and choose their own name and password.',
  email: 'Email',
  type: 'User Type',
  roles: {
    client: 'Users run analyses and audits of their own company.',
    marketer:
      'Marketers edit the site’s content: posts, pages, media and SEO. They don’t see client accounts.',
    admin: 'Administrators see all accounts and analyses and can change everything.',
  },
  send: 'Send Invitation',
  sending: 'Sending...',
  failed: 'The invitation could not be sent. Please try again.',
  sent: (email: string) => `${email} was invited`,
  list: 'Invited, not signed up yet',
  loadFailed: 'The invitations could not be loaded.',
  invited: 'Invited',
  states: {
    waiting: (until: string) => `The link works until ${until}`,
    expired: (until: string) => `The link expired ${until}. Send it again, or withdraw it.`,
    void: (_until: string) =>
      'The person who invited them is no longer an administrator. Send it again in your own name.',
  },
  by: (name: string, day: string) => `by ${name}, ${day}`,
  bySite: (day: string) => `when the site was set up, ${day}`,
  showAll: (count: number) => `Show all ${formatCount(count)} invitations`,
  again: 'Send again',
  withdraw: 'Withdraw',
  withdrawn: (email: string) => `The invitation to ${email} was withdrawn`,
  withdrawFailed: 'The invitation could not be withdrawn. Please try again.',
  ofEmail: (email: string) => `to ${email}`,
  handOver:
    'No mail server is set up: give them this link yourself. It is shown once, and works once within 7 days.',
  done: 'Done',
};

/** Labels of the export of a person's data. */
export const personDataTexts = {
  download: 'Download this person’s data',
  file: (id: number) => `person-${id}.json`,
  downloading: 'Preparing the file...',
  failed: 'The data could not be downloaded. Please try again.',
};

/** Labels of an administrator's password reset link. */
export const resetLinkTexts = {
  send: 'Send a link to set a new password',
  sending: 'Sending...',
  failed: 'The link could not be created. Please try again.',
  mustChange: 'Chosen by an administrator, not changed yet',
  password: 'Password',
};

/** Copy of the confirmation before a user is deleted. */
export const deleteUserTexts = {
  title: 'Confirm Delete',
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  consequence: (analyses: number) =>
    analyses === 0
      ? 'They have no analyses. All other data of the account is deleted, and its sessions end.'
      : `This also deletes ${countOf(analyses, 'analysis', 'analyses')} and all other data of the account, and ends its sessions.`,
  inquiries: (count: number) =>
    `Also delete ${countOf(count, 'message')} sent with this address through the contact form, with notes and replies`,
  inquiriesHint: 'Anybody can type any address into a form. Unless you check this, the messages stay.',
  inquiriesUncounted:
    'Messages sent with this address through the contact form could not be counted. They stay.',
  alsoForgotten: 'If an invitation to this address is open, it is deleted, too.',
  final: 'This action cannot be undone.',
  deleting: 'Deleting...',
  failed: 'Failed to delete user',
};
