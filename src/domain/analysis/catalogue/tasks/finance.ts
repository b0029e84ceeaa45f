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
        'AI reads every item and shows each price that went up. It drafts the entry from invoice and order. A person handles exceptions, changed bank details and payments.',
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
        'Software imports the bank feed, matches it to open items and learns from corrections. The bookkeeper clears what’s left.',
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
        'AI compares receipts with the card feed and your policy, and sends incomplete claims back. Managers see only the exceptions.',
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
        'Software builds invoices from finished work, approved hours and agreed rates, and lists unbilled work. Accounting releases each batch and handles credits.',
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
        'AI times each reminder by payment history, reads the replies and logs promises and disputes. Your people call good customers and decide on collections.',
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
        'Software prepares recurring entries, tracks the checklist and flags balances that look wrong. The accountant reviews the entries and locks the period.',
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
        'Software forecasts cash every week from how customers really pay and what you owe. You set the assumptions and decide on spending.',
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
        'AI compares actuals with budget and last year, and drafts a comment on each large variance. The controller checks the reasoning and presents it.',
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
        'Software totals taxable sales by location, checks rates and exemptions, and marks anomalies. A qualified person reviews and files every return.',
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
        'AI finds the invoice, contract or approval behind each sampled entry and lists what’s missing. Your finance lead answers the auditor’s questions.',
    },
  },
];
