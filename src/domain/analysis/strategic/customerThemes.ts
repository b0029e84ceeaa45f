import type { BottleneckTheme } from './BottleneckTheme';

/** Problems between a firm and those it serves. */
export const customerThemes: readonly BottleneckTheme[] = [
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
];
