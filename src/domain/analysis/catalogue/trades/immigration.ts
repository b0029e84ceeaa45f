import type { TradeTask } from './TradeTask';

/** Work of law offices that file with agencies on behalf of people, such as for immigration. */
export const immigration: readonly TradeTask[] = [
  {
    name: 'Filling out government forms',
    department: 'Legal & Compliance',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer account profiles', 'Website form submissions', 'Past project files'],
    },
    automation: {
      title: 'Fill every form from one client record',
      description:
        'Takes the client’s particulars once and fills every form from them. It marks what differs. An attorney or paralegal reviews each form before it is filed.',
    },
    otherNames: ['USCIS forms', 'Immigration forms', 'Filling out USCIS forms', 'Visa petitions'],
  },
  {
    name: 'Checking case status with agencies',
    department: 'Customer Service',
    profile: {
      structure: 5,
      variation: 1,
      digital: 5,
      judgement: 1,
      sources: ['Customer account profiles', 'Past project files'],
    },
    automation: {
      title: 'Look up case status and text clients what changed',
      description:
        'Looks up each case through your case system or the agency’s notices. Clients hear of a change by text, so fewer call to ask. Staff explain what it means.',
    },
    otherNames: ['Case status checks', 'Checking case status', 'USCIS case status'],
  },
  {
    name: 'Translating client documents',
    department: 'Operations',
    profile: {
      structure: 2,
      variation: 3,
      digital: 2,
      judgement: 4,
      sources: ['Shared drives and document folders', 'Past project files'],
    },
    automation: {
      title: 'Draft translations for a person to certify',
      description:
        'Software drafts only a first version, under a contract that keeps it private. A competent translator checks every line and signs the certification.',
    },
    otherNames: ['Certified translations', 'Document translation', 'Translating documents'],
  },
  {
    name: 'Filing client papers',
    department: 'Operations',
    profile: {
      structure: 2,
      variation: 3,
      digital: 2,
      judgement: 1,
      sources: ['Shared drives and document folders', 'Customer account profiles'],
    },
    automation: {
      title: 'Name scanned papers and file them by case',
      description:
        'Recognizes the kind of paper and proposes its name and place. Staff confirm whatever it isn’t sure of.',
    },
    otherNames: [
      'Scanning client documents',
      'Scanning and naming documents',
      'Scanning and filing documents',
    ],
  },
];
