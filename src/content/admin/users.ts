import { reportLimitRange } from '@/domain/accounts/accountLimits';
import { countOf, formatCount } from '@/format/numbers';

/** Words of the portal's users tab. */
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
  filters: { '': 'All users', admin: 'Admins', client: 'Clients', marketer: 'Marketers' },
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
  types: { admin: 'Admin', user: 'User' },
  marketer: 'Marketer in the CMS',
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

/** Words of the dialogs about one user. */
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
  loadLatest: 'Load the latest version',
  cancel: 'Cancel',
  close: 'Close',
};

/** Words of the dialog that adds a user. */
export const addUserTexts = {
  title: 'Add New User',
  password: 'Password',
  passwordHint:
    'At least 6 characters. Tell it to the person yourself; they can change it in their settings.',
  create: 'Create User',
  creating: 'Creating...',
  createFailed: 'Failed to create user',
  required: 'Please fill in all required fields',
};

/** Words of the question before a user is deleted. */
export const deleteUserTexts = {
  title: 'Confirm Delete',
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  consequence: (analyses: number) =>
    analyses === 0
      ? 'They have no analyses. Whatever else belongs to the account goes with it, and its sessions end.'
      : `This also deletes ${countOf(analyses, 'analysis', 'analyses')} and whatever else belongs to the account, and ends its sessions.`,
  final: 'This action cannot be undone.',
  deleting: 'Deleting...',
  failed: 'Failed to delete user',
};
