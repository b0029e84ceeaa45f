import type { CatalogueTask } from '../../types';

/** Tasks of bookkeeping, accounting and financial planning. */
export const finance: readonly CatalogueTask[] = [
  {
    name: 'Processing supplier invoices',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Supplier invoices', 'Purchase orders', 'Supplier records and price lists', 'General ledger'],
    },
    automation: {
      title: 'Match supplier invoices to orders and receipts',
      description:
        'Reads each invoice, checks it against order and delivery, proposes the account coding, and posts clean matches to the accounting system as drafts. Exceptions, changed bank details and the payment run are handled by a person.',
    },
  },
  {
    name: 'Reconciling bank and card accounts',
    profile: {
      structure: 5,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['Bank and card statements', 'General ledger', 'Customer invoices and payments'],
    },
    automation: {
      title: 'Match bank transactions to ledger entries daily',
      description:
        'Imports the bank feed, pairs transactions with open items even where references are wrong or payments are combined, and learns from corrections. The bookkeeper clears what is left over.',
    },
  },
  {
    name: 'Checking expense claims',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Expense reports and receipts', 'Employee handbook and policies', 'Bank and card statements'],
    },
    automation: {
      title: 'Check expense claims against policy and receipts',
      description:
        'Reads receipts, compares them with the card feed and the travel policy, and returns incomplete claims with a clear reason. Managers see only claims outside the rules.',
    },
  },
  {
    name: 'Issuing customer invoices',
    profile: {
      structure: 5,
      variation: 1,
      digital: 5,
      judgement: 1,
      sources: [
        'Customer invoices and payments',
        'Work orders and job records',
        'Time sheets and leave records',
        'Signed contracts',
      ],
    },
    automation: {
      title: 'Create invoices as soon as work is complete',
      description:
        'Builds invoices from finished jobs, approved hours and agreed rates, and lists work that was delivered but never billed. Accounting releases the batch and handles credits.',
    },
  },
  {
    name: 'Chasing overdue payments',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer invoices and payments', 'Customer emails', 'CRM records'],
    },
    automation: {
      title: 'Send payment reminders that fit the customer',
      description:
        'Times and words reminders by payment history, reads the replies, and logs promises to pay and disputes next to the invoice. Calls to good customers and any step toward collection remain with staff.',
    },
  },
  {
    name: 'Closing the books each month',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 4,
      sources: [
        'General ledger',
        'Bank and card statements',
        'Supplier invoices',
        'Payroll and benefits records',
      ],
    },
    automation: {
      title: 'Run the close checklist and flag odd balances',
      description:
        'Prepares recurring journals and accruals, tracks the checklist, and compares each account with earlier months to catch mispostings. The accountant reviews the entries and locks the period.',
    },
  },
  {
    name: 'Preparing budgets and cash forecasts',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: ['Budgets and forecasts', 'General ledger', 'CRM records', 'Payroll and benefits records'],
    },
    automation: {
      title: 'Keep a rolling 13-week cash forecast',
      description:
        'Projects receipts from how customers really pay and costs from commitments in the ledger, updates weekly, and lets you compare scenarios. Owners set the assumptions and decide on spending.',
    },
  },
  {
    name: 'Writing monthly management reports',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['General ledger', 'Budgets and forecasts', 'Internal reports and presentations'],
    },
    automation: {
      title: 'Draft variance commentary for monthly reports',
      description:
        'Compares actuals with budget and last year, drills down to the entries behind each large variance, and drafts the comment with references. The controller corrects the reasoning and presents it.',
    },
  },
  {
    name: 'Preparing sales tax returns',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['Customer invoices and payments', 'General ledger', 'Laws, regulations and standards'],
    },
    automation: {
      title: 'Assemble sales tax figures by jurisdiction',
      description:
        'Totals taxable sales by location, tests rates and exemption certificates, and fills a working paper with anomalies marked. A qualified person reviews and files every return.',
    },
  },
  {
    name: 'Answering auditor and accountant requests',
    profile: {
      structure: 3,
      variation: 4,
      digital: 3,
      judgement: 3,
      sources: [
        'General ledger',
        'Supplier invoices',
        'Signed contracts',
        'Audit reports and findings',
        'Shared drives and document folders',
      ],
    },
    automation: {
      title: 'Find and index the documents auditors ask for',
      description:
        'Locates the invoice, contract or approval behind each sampled entry, names and files it in the request list, and shows what is missing. Explanations to the auditor come from your finance lead.',
    },
  },
];
