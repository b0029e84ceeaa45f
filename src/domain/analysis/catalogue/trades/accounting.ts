import { engagementLetters } from './law';
import type { TradeTask } from './TradeTask';

/** Work of accounting, bookkeeping and tax firms. */
export const accounting: readonly TradeTask[] = [
  {
    name: 'Collecting client documents',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Customer emails', 'Shared drives and document folders', 'Customer account profiles'],
    },
    automation: {
      title: 'Request, remind and file client documents',
      description:
        'Sends each client a checklist and reminds them by text. Every document arrives in one place. Staff call the clients who don’t answer.',
    },
    otherNames: [
      'Collecting documents from clients',
      'Chasing client documents',
      'Client document requests',
      'PBC lists',
      'PBC requests',
      'Collecting tax documents',
      'Gathering tax documents',
    ],
  },
  {
    name: 'Preparing tax returns',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: [
        'Customer account profiles',
        'Bank and card statements',
        'Laws, regulations and standards',
        'Past project files',
      ],
    },
    automation: {
      title: 'Read source documents into draft tax returns',
      description:
        'Reads W-2s, 1099s and statements into the tax software and lists what changed since last year. A preparer completes and signs each return.',
    },
    otherNames: [
      'Tax return preparation',
      'Tax preparation',
      'Tax prep',
      'Income tax returns',
      '1040s',
      '1040 prep',
      'Business tax returns',
    ],
  },
  {
    name: 'Reviewing tax returns',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 5,
      sources: ['Past project files', 'Customer account profiles', 'Laws, regulations and standards'],
    },
    automation: {
      title: 'Compare returns with sources before review',
      description:
        'Ties each line to its document and to last year and lists the differences for the reviewer. The reviewer still signs off on every return.',
    },
    otherNames: ['Tax return review', 'Tax review', 'Reviewing 1040s', 'Second review of tax returns'],
  },
  {
    name: 'Bookkeeping for clients',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Bank and card statements',
        'General ledger',
        'Supplier invoices',
        'Expense reports and receipts',
      ],
    },
    automation: {
      title: 'Code client transactions and ask about the rest',
      description:
        'Codes bank and card transactions by each client’s history and asks the client about the unclear ones. A bookkeeper reviews what is new or large.',
    },
    otherNames: ['Client bookkeeping', 'Monthly client bookkeeping', 'Write-up work', 'Client write-ups'],
  },
  {
    name: 'Running client payroll',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Payroll and benefits records', 'Time sheets and leave records', 'Customer emails'],
    },
    automation: {
      title: 'Collect client hours and flag odd payroll lines',
      description:
        'Asks each client for hours, checks them against earlier runs, and prepares the payroll as a draft. Your payroll person approves each run.',
    },
    otherNames: ['Client payroll', 'Payroll for clients', 'Processing client payroll', 'Client payrolls'],
  },
  {
    name: 'Preparing 1099s and W-2s',
    department: 'Finance & Accounting',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 2,
      sources: ['Supplier records and price lists', 'Payroll and benefits records', 'General ledger'],
    },
    automation: {
      title: 'Prepare 1099s and chase missing W-9s',
      description:
        'Totals payments by recipient, asks for missing W-9s, and fills the forms. Staff check the exceptions and file.',
    },
    otherNames: ['1099s', '1099 filing', '1099 prep', 'Filing 1099s', 'W-2s', 'W2s', '1099s and W2s'],
  },
  {
    name: 'Answering IRS and state notices',
    department: 'Legal & Compliance',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 4,
      sources: ['Past project files', 'Laws, regulations and standards', 'Customer account profiles'],
    },
    automation: {
      title: 'Read tax notices and draft the response',
      description:
        'Reads the notice, finds the return behind it, and drafts a response with the deadline. A qualified preparer checks and sends it.',
    },
    otherNames: [
      'IRS notices',
      'IRS letters',
      'Tax notices',
      'State tax notices',
      'Responding to IRS notices',
      'IRS notice responses',
    ],
  },
  engagementLetters,
  {
    name: 'Filing extensions and estimates',
    department: 'Operations',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['Past project files', 'Customer account profiles', 'Budgets and forecasts'],
    },
    automation: {
      title: 'Prepare extensions and estimated tax vouchers',
      description:
        'Finds the clients who need one, computes the amount from last year and this year’s figures, and prepares form and letter. A preparer confirms the amounts.',
    },
    otherNames: [
      'Tax extensions',
      'Filing tax extensions',
      'Quarterly tax estimates',
      'Estimated tax payments',
      'Quarterly estimates',
    ],
  },
  {
    name: 'Tracking tax deadlines',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Project plans and task boards', 'Customer account profiles', 'Staff calendars'],
    },
    automation: {
      title: 'Keep one due date list for all clients',
      description:
        'Shows each return with its due date, what is missing, and who has it. Clients get their status without calling.',
    },
    otherNames: [
      'Tax deadline tracking',
      'Tax due dates',
      'Tracking tax due dates',
      'Return status tracking',
    ],
  },
];
