import type { TradeTask } from './TradeTask';

/** Work of insurance agencies. */
export const insurance: readonly TradeTask[] = [
  {
    name: 'Issuing certificates of insurance',
    department: 'Customer Service',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer account profiles', 'Signed contracts', 'Customer emails'],
    },
    automation: {
      title: 'Prepare certificates of insurance on request',
      description:
        'Reads the request, fills the certificate from the policy, and marks wording that the policy doesn’t support. A licensed person issues it.',
    },
    otherNames: [
      'Certificates of insurance',
      'Issuing certificates',
      'Issuing COIs',
      'COI requests',
      'Certificate requests',
    ],
  },
  {
    name: 'Remarketing policy renewals',
    department: 'Sales',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Signed contracts', 'CRM records', 'Customer account profiles', 'Quotes and proposals'],
    },
    automation: {
      title: 'Find the renewals worth remarketing',
      description:
        'Lists renewals 90 days ahead with premium change and claims and prepares the submission. The producer decides which to shop.',
    },
    otherNames: [
      'Policy renewals',
      'Renewal remarketing',
      'Remarketing renewals',
      'Remarketing policies',
      'Reshopping renewals',
    ],
  },
  {
    name: 'Processing endorsements',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer emails', 'Customer account profiles', 'Signed contracts'],
    },
    automation: {
      title: 'Turn change requests into carrier endorsements',
      description:
        'Reads the request, asks for what is missing, fills the carrier’s form, and checks the endorsement that comes back. The account manager submits it.',
    },
    otherNames: ['Endorsements', 'Endorsement requests', 'Policy change requests', 'Insurance endorsements'],
  },
  {
    name: 'Quoting with several carriers',
    department: 'Sales',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer account profiles', 'Quotes and proposals', 'Website form submissions'],
    },
    automation: {
      title: 'Enter risk data once for all carriers',
      description:
        'You enter the risk once. It fills rater and carrier portals and lines up prices and coverage. The agent explains and recommends.',
    },
    otherNames: [
      'Comparative rating',
      'Comparative quotes',
      'Insurance quotes',
      'Insurance quoting',
      'Carrier quotes',
      'Quoting carriers',
    ],
  },
  {
    name: 'Completing ACORD forms',
    department: 'Operations',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Customer account profiles', 'Customer emails', 'Past project files'],
    },
    automation: {
      title: 'Fill ACORD forms from what the client sent',
      description:
        'Reads schedules, loss runs and old policies into the forms and lists open questions. The account manager reviews before submission.',
    },
    otherNames: [
      'ACORD forms',
      'ACORDs',
      'ACORD applications',
      'Insurance applications',
      'Filling out ACORDs',
    ],
  },
  {
    name: 'Checking issued policies',
    department: 'Legal & Compliance',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Signed contracts', 'Quotes and proposals', 'Customer account profiles'],
    },
    automation: {
      title: 'Compare issued policies with what was quoted',
      description:
        'Compares limits, forms and insureds with quote and prior policy and lists the differences. The account manager resolves them with the carrier.',
    },
    otherNames: [
      'Policy checking',
      'Checking insurance policies',
      'Policy comparison',
      'Checking policies against quotes',
    ],
  },
  {
    name: 'Reporting claims to carriers',
    department: 'Customer Service',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 2,
      sources: [
        'Incident reports and insurance claims',
        'Voicemail and phone messages',
        'Customer account profiles',
      ],
    },
    automation: {
      title: 'Take the first notice of loss and track the claim',
      description:
        'Guides the insured through the report, files it with the carrier, and asks for status. A person calls whoever had a serious loss.',
    },
    otherNames: ['Claims reporting', 'Reporting claims', 'First notice of loss', 'FNOL', 'Claim intake'],
  },
  {
    name: 'Reconciling commission statements',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer invoices and payments', 'Bank and card statements', 'Signed contracts'],
    },
    automation: {
      title: 'Match commission statements to policies',
      description:
        'Reads each carrier’s statement, matches it line by line, and lists what was paid short. Accounting follows up on the differences.',
    },
    otherNames: [
      'Commission statements',
      'Commission reconciliation',
      'Reconciling commissions',
      'Carrier commission statements',
    ],
  },
  {
    name: 'Filing carrier documents',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Shared drives and document folders', 'Customer account profiles', 'Customer emails'],
    },
    automation: {
      title: 'Download carrier documents and file them by client',
      description:
        'Fetches policies, notices and bills, names them, and opens a task for cancellations. Staff handle what can’t be matched.',
    },
    otherNames: [
      'Carrier downloads',
      'Carrier documents',
      'Downloading carrier documents',
      'Attaching carrier documents',
      'Carrier mail',
    ],
  },
  {
    name: 'Ordering loss runs',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Customer account profiles', 'Incident reports and insurance claims', 'Customer emails'],
    },
    automation: {
      title: 'Request loss runs and chase the carriers',
      description:
        'Sends the signed request to every carrier, reminds them, and totals the losses by year. The producer reads the result before it goes to market.',
    },
    otherNames: ['Loss runs', 'Loss run requests', 'Requesting loss runs', 'Chasing loss runs'],
  },
];
