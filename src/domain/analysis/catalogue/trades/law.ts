import { immigration } from './immigration';
import type { TradeTask } from './TradeTask';

/** Accounting firms write them too. */
export const engagementLetters: TradeTask = {
  name: 'Preparing engagement letters',
  department: 'Legal & Compliance',
  profile: {
    structure: 4,
    variation: 2,
    digital: 5,
    judgement: 2,
    sources: ['Contract templates and clause library', 'Customer account profiles', 'Signed contracts'],
  },
  automation: {
    title: 'Fill engagement letters from the intake record',
    description:
      'Picks the right template, fills in client, scope and fee, and tracks the signature. A partner approves the scope and the fee.',
  },
  otherNames: [
    'Engagement letters',
    'Drafting engagement letters',
    'Retainer agreements',
    'Retainer letters',
    'Fee agreements',
  ],
};

/** Work of law firms. */
export const law: readonly TradeTask[] = [
  {
    name: 'Legal research',
    department: 'Legal & Compliance',
    profile: {
      structure: 2,
      variation: 4,
      digital: 4,
      judgement: 4,
      sources: [
        'Laws, regulations and standards',
        'Past project files',
        'Shared drives and document folders',
      ],
    },
    automation: {
      title: 'Draft research memos with checked citations',
      description:
        'Searches statutes and case law for your question and drafts a memo with a link to every authority. A lawyer reads each cited case before anyone relies on it.',
    },
    otherNames: [
      'Case law research',
      'Caselaw research',
      'Researching case law',
      'Researching the law',
      'Legal research memos',
    ],
  },
  {
    name: 'Document review in discovery',
    department: 'Legal & Compliance',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Past project files',
        'Shared drives and document folders',
        'Internal email and chat threads',
      ],
    },
    automation: {
      title: 'Sort discovery documents by issue and privilege',
      description:
        'Groups the documents by issue, marks likely privilege, and puts the most relevant first. Lawyers make every privilege and production call.',
    },
    otherNames: [
      'Discovery document review',
      'Discovery review',
      'Reviewing discovery',
      'Doc review',
      'eDiscovery review',
      'eDiscovery',
    ],
  },
  {
    name: 'Summarizing depositions',
    department: 'Legal & Compliance',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Past project files', 'Shared drives and document folders'],
    },
    automation: {
      title: 'Summarize depositions with page and line cites',
      description:
        'Turns a transcript into a summary by topic, with page and line for each statement. The lawyer on the case checks the passages that matter.',
    },
    otherNames: [
      'Deposition summaries',
      'Depo summaries',
      'Summarizing depos',
      'Deposition digests',
      'Depo digests',
      'Digesting depositions',
    ],
  },
  {
    name: 'Entering billable time',
    department: 'Finance & Accounting',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Time sheets and leave records',
        'Staff calendars',
        'Internal email and chat threads',
        'Past project files',
      ],
    },
    automation: {
      title: 'Draft time entries from the day’s work',
      description:
        'Proposes entries from calendar, email and documents, each with its matter and a narrative in your style. Each timekeeper corrects and releases their own.',
    },
    otherNames: [
      'Time entry',
      'Time entries',
      'Billable time entry',
      'Entering billable hours',
      'Billable hours entry',
      'Attorney time entry',
    ],
  },
  {
    name: 'Conflict checks',
    department: 'Legal & Compliance',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['Customer account profiles', 'CRM records', 'Past project files'],
    },
    automation: {
      title: 'Search every party for conflicts at intake',
      description:
        'Searches all names of a new matter, with spellings and affiliates, and lists the hits with their matters. A lawyer decides whether there is a conflict.',
    },
    otherNames: [
      'Conflicts checks',
      'Conflict checking',
      'Conflict searches',
      'Running conflicts',
      'Checking for conflicts',
      'Conflict of interest checks',
    ],
  },
  {
    name: 'Docketing court deadlines',
    department: 'Legal & Compliance',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Laws, regulations and standards', 'Staff calendars', 'Past project files'],
    },
    automation: {
      title: 'Read court notices and propose docket dates',
      description:
        'Reads each notice, computes the dates from the rules, and shows the rule beside each date. A second person confirms before a date counts.',
    },
    otherNames: [
      'Docketing',
      'Docketing deadlines',
      'Docketing and deadlines',
      'Calendaring deadlines',
      'Court deadlines',
      'Legal calendaring',
    ],
  },
  {
    name: 'Client intake',
    department: 'Customer Service',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 3,
      sources: [
        'Website form submissions',
        'CRM records',
        'Voicemail and phone messages',
        'Customer account profiles',
      ],
    },
    automation: {
      title: 'Guide intake and open the matter from one form',
      description:
        'Asks the questions for the type of matter, books the consultation, and opens the file without typing anything twice. A lawyer decides which matters to take.',
    },
    otherNames: ['New client intake', 'Client intakes', 'Matter intake', 'New matter intake', 'Legal intake'],
  },
  engagementLetters,
  {
    name: 'Reviewing pre-bills',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 5,
      judgement: 3,
      sources: ['Time sheets and leave records', 'Customer invoices and payments', 'Signed contracts'],
    },
    automation: {
      title: 'Check pre-bills against each client’s rules',
      description:
        'Marks vague, split or late entries and whatever the client’s guidelines refuse to pay. The billing partner decides on each write-off.',
    },
    otherNames: [
      'Pre-bill review',
      'Prebill review',
      'Prebills',
      'Pre-bills',
      'Editing pre-bills',
      'Proforma review',
    ],
  },
  {
    name: 'Ordering medical records',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Past project files', 'Shared drives and document folders', 'Customer account profiles'],
    },
    automation: {
      title: 'Request medical records and track what arrives',
      description:
        'Fills each provider’s form, sends it, follows up on a schedule, and files what arrives by date. A paralegal handles providers who refuse.',
    },
    otherNames: [
      'Chasing medical records',
      'Medical record retrieval',
      'Retrieving medical records',
      'Getting medical records',
    ],
  },
  ...immigration,
];
