import type { BottleneckTheme } from './BottleneckTheme';

/** Problems of a firm’s office: money, people, deadlines and decisions. */
export const officeThemes: readonly BottleneckTheme[] = [
  {
    id: 'collections',
    department: 'Finance & Accounting',
    name: 'Get paid sooner after the work is done',
    description:
      'Send invoices the day the work is done, and chase open ones on a schedule. A person decides on payment plans.',
    parts: {
      'Issuing customer invoices': 'Send invoices the day the work is done.',
      'Chasing overdue payments': 'Chase open invoices on a schedule. A person decides on payment plans.',
    },
    measure: 'days from invoice to payment, and the amount more than 60 days late',
    sources: ['Customer invoices and payments', 'Bank and card statements', 'Work orders and job records'],
    tasks: ['Chasing overdue payments'],
    standsFor: ['Chasing overdue payments', 'Issuing customer invoices'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'billing',
    department: 'Finance & Accounting',
    name: 'Find work that was done but never billed',
    description:
      'Software compares calendars and job records with your invoices and lists each gap. The person who did the work accepts or strikes the line.',
    measure: 'hours worked, hours billed, and the value of later corrections',
    sources: [
      'Time sheets and leave records',
      'Work orders and job records',
      'Customer invoices and payments',
    ],
    tasks: ['Issuing customer invoices'],
    standsFor: [],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'deadlines',
    department: 'Legal & Compliance',
    name: 'Keep every deadline in one list',
    description:
      'AI reads dates from contracts, permits and notices into one list with an owner for each. A person confirms every date.',
    measure: 'deadlines, how many you met late, and what each late one cost',
    sources: ['Signed contracts', 'Licenses, permits and certifications', 'Laws, regulations and standards'],
    tasks: [
      'Tracking contract renewals and obligations',
      'Renewing licenses, permits and insurance',
      'Preparing compliance filings and reports',
    ],
    standsFor: ['Tracking contract renewals and obligations', 'Renewing licenses, permits and insurance'],
    complexity: 'Low',
    phase: 2,
    urgent:
      /\b(?:deadlines?|due dates?|filings?|renewals?|rfes?)\b[^.!?]{0,60}\b(?:miss(?:ed|ing|es)?|late|slip(?:s|ped|ping)?|nearly|almost|overdue|laps(?:e|ed))\b|\b(?:miss(?:ed|ing|es)?|nearly missed|almost missed|late (?:on|for|with)|forgot|blew)\b[^.!?]{0,30}\b(?:deadlines?|due dates?|filings?|renewals?|rfes?)\b/i,
  },
  {
    id: 'hiring',
    department: 'Human Resources (HR)',
    name: 'Fill open positions faster',
    description:
      'AI drafts postings and sums up applications by your criteria, and applicants book their own interviews. People read every application and decide.',
    measure: 'days from opening to first day, and hours spent on each hire',
    sources: ['Résumés and job applications', 'Employee records'],
    tasks: [
      'Screening résumés and applications',
      'Scheduling interviews',
      'Writing job descriptions and postings',
    ],
    standsFor: [
      'Screening résumés and applications',
      'Scheduling interviews',
      'Writing job descriptions and postings',
    ],
    complexity: 'Medium',
    phase: 3,
  },
  {
    id: 'training',
    department: 'Human Resources (HR)',
    name: 'Bring new people up to speed with your own material',
    description:
      'Turn your procedures and recordings into a short course for each role. A mentor still checks the first weeks’ work.',
    measure: 'the hours colleagues spend explaining, and the weeks until a new hire works alone',
    sources: ['Training materials', 'Standard operating procedures', 'Employee handbook and policies'],
    tasks: ['Onboarding new employees'],
    standsFor: [],
    complexity: 'Medium',
    phase: 3,
  },
  {
    id: 'reporting',
    department: 'Executive Leadership',
    name: 'Replace hand-built reports with one weekly page',
    description:
      'Pull the ten numbers you really use from your systems each week. Drop the reports nobody misses.',
    measure: 'hours spent building reports, and decisions that waited for a number',
    sources: ['Internal reports and presentations', 'General ledger', 'CRM records'],
    tasks: [
      'Writing monthly management reports',
      'Reviewing weekly performance figures',
      'Compiling daily operations reports',
    ],
    standsFor: [
      'Writing monthly management reports',
      'Reviewing weekly performance figures',
      'Compiling daily operations reports',
    ],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'approvals',
    department: 'Executive Leadership',
    name: 'Decide routine approvals by rule',
    description:
      'Approve requests within your limits at once and log them. The rest reach you with a summary and the policy check done.',
    measure: 'approvals, hours each one waits, and how many you refuse',
    sources: ['Standard operating procedures', 'Budgets and forecasts', 'Internal email and chat threads'],
    tasks: ['Reviewing requests that need executive approval'],
    standsFor: ['Reviewing requests that need executive approval'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'meetings',
    department: 'Executive Leadership',
    name: 'Shorten meetings and track what was agreed',
    description:
      'With everyone’s consent, AI turns each meeting into a summary and tasks with owners. The person who ran it corrects the summary.',
    measure: 'meeting hours of all participants, and agreed actions done on time',
    sources: ['Meeting notes and recordings', 'Staff calendars'],
    tasks: ['Preparing for meetings and tracking action items'],
    standsFor: ['Preparing for meetings and tracking action items'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'costs',
    department: 'Finance & Accounting',
    name: 'Know the margin of each job and customer',
    description:
      'Assign hours, material and purchases to jobs and customers from your records, and review the result monthly. You decide on prices and terms.',
    measure: 'the margin of your 20 largest jobs, and hours that no job pays for',
    sources: ['General ledger', 'Supplier invoices', 'Time sheets and leave records'],
    tasks: [],
    standsFor: [],
    complexity: 'High',
    phase: 3,
  },
];
