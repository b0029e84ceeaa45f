import type { Complexity, DepartmentName, Phase } from '../types';

/** A kind of problem that firms describe in their own words, and our proposal. */
export interface BottleneckTheme {
  /** Key of its phrases in `matching/projectPhrases`. */
  id: string;
  department: DepartmentName;
  name: string;
  /** What to build or change, and what stays with people. */
  description: string;
  /** What has to be measured before stating dollars; follows "measure". */
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
      'Requests are read as they arrive, matched with past quotes and current prices, and laid out as a draft with the open questions on top. Whoever owns the price still sets it and signs.',
    measure: 'quote requests a month, days until each quote goes out, and how many are won',
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
      'One list of who types what into which system shows where the same data is entered twice. Those steps are joined by a direct connection, or by software that reads the document and fills in the second system for a person to confirm.',
    measure: 'minutes a day spent copying between systems, and corrections caused by typing errors',
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
    name: 'Plan people and appointments in one place',
    description:
      'All bookings, absences and skills come together in one calendar, and a proposed plan is drawn up from it. The planner moves what the software can’t know, and everybody affected is told of the change automatically.',
    measure: 'schedule changes a week, hours lost to gaps and double bookings, and missed appointments',
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
    name: 'Collect what new customers must provide before day one',
    description:
      'A guided form asks for details and documents, checks that they are complete, and sends reminders for what is missing. Your people start with a full file and spend the first conversation on the customer’s questions.',
    measure: 'new customers a month, days from yes to start, and reminders sent by hand',
    sources: ['Website form submissions', 'Customer account profiles', 'Signed contracts'],
    tasks: [],
    standsFor: [],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'collections',
    department: 'Finance & Accounting',
    name: 'Shorten the time from finished work to money in the bank',
    description:
      'Invoices leave on the day the work is done, and each open item has a next step and an owner, from friendly reminder to phone call. A person decides on payment plans and on everything that could cost a relationship.',
    measure: 'days sales outstanding, and the part of receivables over 60 days old',
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
      'Sales history, open orders and supplier lead times give a weekly list of items that will run short and items that no longer move. The buyer decides what to order and what to sell off.',
    measure: 'orders that couldn’t ship complete, and the value of stock that hasn’t moved for six months',
    sources: ['Inventory and stock records', 'Order and purchase history', 'Purchase orders'],
    tasks: ['Reordering stock and supplies', 'Counting and reconciling inventory'],
    standsFor: ['Reordering stock and supplies', 'Counting and reconciling inventory'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'suppliers',
    department: 'Operations',
    name: 'Keep a record of what suppliers promise and deliver',
    description:
      'Confirmations, price changes and delivery dates are read out of supplier emails and kept next to the order, so late and dearer deliveries show up before they hurt. Your buyer talks to the supplier with the facts in hand.',
    measure: 'late deliveries a month, and the difference between ordered and invoiced prices',
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
      'Calendars, job records and sent mail are compared with what was invoiced, and each gap becomes a suggested line for the person who did the work to accept or strike out.',
    measure: 'hours worked and hours billed over one month, and the value of later corrections',
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
    name: 'Put every deadline and duty into one register',
    description:
      'Dates and obligations are read from contracts, permits and notices into one list with an owner and a reminder for each. A named person confirms every date before it counts, and decides what to do about it.',
    measure: 'deadlines a quarter, those met late or at the last minute, and what a missed one costs',
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
      'Experienced people are recorded explaining how they handle their ten most frequent cases; the recordings become short written guides they approve. Everybody else asks in plain words and gets the passage with its source, or the name of whom to ask.',
    measure: 'questions colleagues ask the same two or three people in a week, and minutes until an answer',
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
      'Incoming mail is sorted by topic and urgency, given an owner, and answered with a draft where the answer is known. Nothing goes out unread, and mail that nobody has picked up by the end of the day becomes visible.',
    measure: 'messages a day, the part that are routine, and hours until the first reply',
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
      'The twenty questions that make up most of the volume get an approved answer, given at once by chat, text or phone. Anything else goes to a person together with what was asked, so nobody has to explain twice.',
    measure: 'contacts a week by topic, time until the first answer, and how many give up waiting',
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
    name: 'Shorten the path from open position to first day',
    description:
      'Postings are drafted from a short interview about the role, applications are summarized against criteria you set, and interviews are booked by the applicants themselves. People read the applications and make every decision.',
    measure:
      'days from opening a position to the first day, hours spent on each hire, and who leaves within a year',
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
      'Procedures, recordings and answered questions become a short course for each role, and a place to ask that quotes your own documents. A mentor still checks the first weeks’ work.',
    measure: 'weeks until a new colleague works alone, and hours colleagues spend explaining',
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
      'The ten figures that decisions really depend on are drawn from your systems each week, with a note on what changed. Managers add the why, and reports that nobody misses are dropped.',
    measure: 'hours a month spent building reports, and decisions that had to wait for a figure',
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
      'Each inquiry gets an acknowledgment within minutes, an owner, and a dated next step; silent ones come back as a short list with a drafted message. The salesperson decides whom to call and what to offer.',
    measure: 'inquiries a month, hours until the first reply, and how many end without any follow-up',
    sources: ['CRM records', 'Website form submissions', 'Customer emails'],
    tasks: ['Qualifying inbound leads', 'Writing outreach and follow-up emails'],
    standsFor: ['Writing outreach and follow-up emails'],
    complexity: 'Low',
    phase: 2,
  },
  {
    id: 'retention',
    department: 'Sales',
    name: 'Notice customers who are drifting away',
    description:
      'Order rhythm, service contacts and payment habits are watched for each account, and those that break their pattern go on a weekly list with the reason. Whoever knows the customer makes the call.',
    measure: 'accounts lost in the last 12 months, their sales, and how early the decline could be seen',
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
      'Finished work is compared with the order and with your own rules before it leaves, and doubtful cases are set aside with the reason. A person decides each of them, and the list of causes shows what to fix for good.',
    measure: 'errors found by you and by customers in a month, and the hours and credits each one costs',
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
      'Time stamps that your systems already keep are turned into a picture of how long each job waits between steps. The two longest waits are removed first, by a rule change where that is enough and by software where it is not.',
    measure: 'days from order to delivery, and how much of that time anybody works on the job',
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
      'Requests within limits you set are approved at once and logged; the rest arrive with a summary and the policy check already done. The limits are reviewed every quarter.',
    measure: 'approvals a month, hours each one waits, and how many were ever refused',
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
      'Documents are read on arrival, named and filed by type and customer, and their key details listed for search. Low-quality scans and unclear cases go to a person, who confirms what was read.',
    measure: 'documents a week by type, minutes to file and read each, and how often one can’t be found',
    sources: ['Shared drives and document folders', 'Signed contracts', 'Customer emails'],
    tasks: ['Contract review and redlining', 'Drafting standard agreements'],
    standsFor: [],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'meetings',
    department: 'Executive Leadership',
    name: 'Make meetings shorter and their results findable',
    description:
      'With everybody’s consent meetings are recorded, summarized and turned into tasks with owners and dates. The person who ran the meeting corrects the summary before it is sent.',
    measure: 'meeting hours a week over all participants, and agreed actions that were done on time',
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
      'One recorded conversation with somebody who knows the work becomes drafts for an article, posts and a newsletter in your own tone. A person checks the facts and releases each piece.',
    measure: 'pieces published a month, hours spent on each, and inquiries that mention one',
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
      'Hours, material and purchases are assigned to jobs and customers from records you already keep, and a monthly list shows where money is made and lost. You decide on prices, terms and what to stop doing.',
    measure: 'margin of the twenty largest customers or jobs, and hours that no job pays for',
    sources: ['General ledger', 'Supplier invoices', 'Time sheets and leave records'],
    tasks: [],
    standsFor: [],
    complexity: 'High',
    phase: 3,
  },
];
