import type { Complexity, DepartmentName, Phase } from '../types';

/** A kind of problem that firms describe in their own words, and our proposal. */
export interface BottleneckTheme {
  /** Key of its phrases in `matching/projectPhrases`. */
  id: string;
  department: DepartmentName;
  name: string;
  /** What to build or change, and what stays with people. */
  description: string;
  /** What has to be counted before stating dollars; completes “for a month, note …” */
  measure: string;
  /** Data it would use, by catalogue name. */
  sources: readonly string[];
  /** Catalogue tasks that solve the same problem: if one of them is chosen, the theme adds nothing. */
  tasks: readonly string[];
  /**
   * Catalogue tasks whose mention always means this problem, so that their phrases match the theme if none of them is
   * chosen. The theme doesn't solve other problems of the same work.
   */
  standsFor: readonly string[];
  complexity: Complexity;
  phase: Phase;
}

/** Their phrases are in `matching/projectPhrases`; ties are resolved by this order. */
export const bottleneckThemes: readonly BottleneckTheme[] = [
  {
    id: 'quoting',
    department: 'Sales',
    name: 'Answer quote requests the day they come in',
    description:
      'AI drafts each quote from past quotes and current prices. The person who owns the price sets it and signs.',
    measure: 'quote requests, days to each quote, and wins',
    sources: ['Quotes and proposals', 'Supplier records and price lists', 'Past project files'],
    tasks: [
      'Preparing quotes and proposals',
      'Responding to RFPs and tenders',
      'Estimating project cost and effort',
    ],
    standsFor: ['Preparing quotes and proposals'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'duplicate-entry',
    department: 'Operations',
    name: 'Enter each piece of data once',
    description:
      'List who types what where, then connect the systems where data is entered twice. A person confirms each copy.',
    measure: 'minutes spent copying between systems, and typing errors',
    sources: [
      'Order and purchase history',
      'Work orders and job records',
      'Shared drives and document folders',
    ],
    tasks: ['Entering customer orders', 'Updating the CRM after calls and meetings'],
    standsFor: ['Entering customer orders'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'scheduling',
    department: 'Operations',
    name: 'Schedule people and appointments in one place',
    description:
      'Put bookings, absences and skills in one calendar, and let software propose the plan. The planner adjusts it.',
    measure: 'schedule changes, hours lost to gaps and double bookings, and missed appointments',
    sources: ['Staff schedules and rosters', 'Appointment and booking records', 'Staff calendars'],
    tasks: [
      'Scheduling staff and shifts',
      'Dispatching jobs and planning routes',
      'Booking and changing appointments',
      'Scheduling meetings and managing calendars',
    ],
    standsFor: [
      'Scheduling staff and shifts',
      'Booking and changing appointments',
      'Scheduling meetings and managing calendars',
    ],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'intake',
    department: 'Customer Service',
    name: 'Get everything from new customers before day one',
    description:
      'A guided form collects details and documents and chases what’s missing. Your people start with a complete file.',
    measure: 'new customers, days from yes to start, and reminders sent by hand',
    sources: ['Website form submissions', 'Customer account profiles', 'Signed contracts'],
    tasks: [],
    standsFor: [],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'collections',
    department: 'Finance & Accounting',
    name: 'Get paid sooner after the work is done',
    description:
      'Send invoices the day the work is done, and chase open ones on a schedule. A person decides on payment plans.',
    measure: 'days from invoice to payment, and the amount more than 60 days late',
    sources: ['Customer invoices and payments', 'Bank and card statements', 'Work orders and job records'],
    tasks: ['Chasing overdue payments'],
    standsFor: ['Chasing overdue payments', 'Issuing customer invoices'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'inventory',
    department: 'Operations',
    name: 'See stock problems two weeks ahead',
    description:
      'Software lists each week what will run short and what no longer sells. The buyer decides what to order and what to sell off.',
    measure: 'orders that couldn’t ship complete, and the value of stock that didn’t move',
    sources: ['Inventory and stock records', 'Order and purchase history', 'Purchase orders'],
    tasks: ['Reordering stock and supplies', 'Counting and reconciling inventory'],
    standsFor: ['Reordering stock and supplies', 'Counting and reconciling inventory'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'suppliers',
    department: 'Operations',
    name: 'Track what suppliers promise and deliver',
    description:
      'AI reads promised dates and price changes from supplier emails and flags late or dearer orders. Your buyer calls the supplier with the facts.',
    measure: 'late deliveries, and the gap between ordered and invoiced prices',
    sources: ['Purchase orders', 'Supplier records and price lists', 'Supplier invoices'],
    tasks: ['Chasing suppliers for delivery dates'],
    standsFor: ['Chasing suppliers for delivery dates'],
    complexity: 'Medium',
    phase: 3,
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
  },
  {
    id: 'knowledge',
    department: 'Operations',
    name: 'Make what your experts know searchable',
    description:
      'Record your experts on their ten most common cases, and turn that into short guides. Everyone else can search them.',
    measure: 'questions your experts answer for others, and minutes until each answer',
    sources: [
      'Standard operating procedures',
      'Shared drives and document folders',
      'Internal wiki and help articles',
    ],
    tasks: [],
    standsFor: [],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'email',
    department: 'Customer Service',
    name: 'Work shared mail as a queue instead of an inbox',
    description:
      'AI sorts shared mail by topic and urgency, assigns it and drafts known answers. A person reads everything before it goes out.',
    measure: 'messages, how many are routine, and hours until the first reply',
    sources: ['Customer emails', 'Internal email and chat threads'],
    tasks: ['Triaging the executive inbox', 'Sorting and routing incoming tickets'],
    standsFor: ['Triaging the executive inbox', 'Sorting and routing incoming tickets'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'wait-times',
    department: 'Customer Service',
    name: 'Answer routine questions without a queue',
    description:
      'AI gives approved answers to your 20 most common questions by chat, text or phone. A person takes the rest.',
    measure: 'contacts by topic, time until the first answer, and people who give up waiting',
    sources: [
      'Support tickets and chat logs',
      'Call recordings and transcripts',
      'Internal wiki and help articles',
    ],
    tasks: [
      'Answering order-status questions',
      'Handling product and service inquiries',
      'Answering the phone and taking messages',
    ],
    standsFor: [
      'Answering order-status questions',
      'Handling product and service inquiries',
      'Answering the phone and taking messages',
    ],
    complexity: 'Medium',
    phase: 2,
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
    id: 'leads',
    department: 'Sales',
    name: 'Never leave an inquiry without a next step',
    description:
      'Each inquiry gets a reply within minutes, an owner and a dated next step. The salesperson decides on the offer.',
    measure: 'inquiries, hours until the first reply, and how many get no follow-up',
    sources: ['CRM records', 'Website form submissions', 'Customer emails'],
    tasks: ['Qualifying inbound leads', 'Writing outreach and follow-up emails'],
    standsFor: ['Writing outreach and follow-up emails'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'retention',
    department: 'Sales',
    name: 'Spot customers who are drifting away',
    description:
      'Software watches each account’s orders and payments and lists those that slip. The person who knows the customer makes the call.',
    measure: 'customers you lose, their sales, and the first sign you could have seen',
    sources: ['Order and purchase history', 'CRM records', 'Support tickets and chat logs'],
    tasks: ['Preparing account reviews and renewals', 'Following up with customers after service'],
    standsFor: ['Preparing account reviews and renewals'],
    complexity: 'Medium',
    phase: 3,
  },
  {
    id: 'errors',
    department: 'Operations',
    name: 'Catch errors before they reach the customer',
    description:
      'Check finished work against the order and your own rules before it leaves. A person decides each doubtful case, and you fix the common causes.',
    measure: 'errors found by you and by customers, and what each one costs',
    sources: [
      'Test results and quality records',
      'Work orders and job records',
      'Order and purchase history',
    ],
    tasks: [
      'Processing returns and refunds',
      'Recording quality and safety inspections',
      'Testing products or services before release',
      'Resolving complaints and escalations',
    ],
    standsFor: ['Testing products or services before release'],
    complexity: 'Medium',
    phase: 3,
  },
  {
    id: 'delays',
    department: 'Operations',
    name: 'Show where work waits',
    description:
      'Use the time stamps in your systems to see where each job waits. Remove the two longest waits first, by rule or by software.',
    measure: 'days from order to delivery, and the hours someone works on the job',
    sources: [
      'Work orders and job records',
      'Project plans and task boards',
      'Shipping and delivery records',
    ],
    tasks: ['Resolving day-to-day exceptions and delays', 'Tracking project status and milestones'],
    standsFor: ['Tracking project status and milestones'],
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
    id: 'documents',
    department: 'Operations',
    name: 'Turn incoming documents into usable data',
    description:
      'AI reads each document, files it and lists its key details for search. A person confirms unclear scans.',
    measure: 'documents by type, minutes to file each, and searches that find nothing',
    sources: ['Shared drives and document folders', 'Signed contracts', 'Customer emails'],
    tasks: ['Contract review and redlining', 'Drafting standard agreements'],
    standsFor: [],
    complexity: 'Medium',
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
    id: 'content',
    department: 'Marketing',
    name: 'Get a month of content from one conversation',
    description:
      'Record one conversation with an expert, and let AI draft a month of content. A person checks the facts and publishes.',
    measure: 'pieces published, hours spent on each, and inquiries that mention one',
    sources: ['Published articles and web pages', 'Brand and style guidelines', 'Past project files'],
    tasks: ['Writing blog posts and articles', 'Planning and scheduling social media posts'],
    standsFor: ['Writing blog posts and articles', 'Planning and scheduling social media posts'],
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
