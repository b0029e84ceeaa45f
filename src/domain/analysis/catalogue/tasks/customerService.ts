import type { CatalogueTask } from '../../types';

/** Tasks of serving customers and prospects. */
export const customerService: readonly CatalogueTask[] = [
  {
    name: 'Answering order-status questions',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: [
        'Order and purchase history',
        'Shipping and delivery records',
        'Work orders and job records',
        'Support tickets and chat logs',
      ],
    },
    automation: {
      title: 'Answer order-status questions from live records',
      description:
        'AI looks up the order or job and replies by chat, email or text. Late, lost or disputed orders go to an agent with the history attached.',
    },
  },
  {
    name: 'Handling product and service inquiries',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 2,
      sources: [
        'Product or service catalog',
        'Internal wiki and help articles',
        'Support tickets and chat logs',
        'Customer emails',
      ],
    },
    automation: {
      title: 'Draft answers to inquiries from approved content',
      description:
        'AI drafts each reply from your catalog and help pages and shows its source. If they don’t cover the question, it hands over to a person.',
    },
  },
  {
    name: 'Sorting and routing incoming tickets',
    profile: {
      structure: 3,
      variation: 2,
      digital: 5,
      judgement: 1,
      sources: ['Support tickets and chat logs', 'Customer emails', 'Website form submissions'],
    },
    automation: {
      title: 'Tag, prioritize and route tickets on arrival',
      description:
        'AI reads each ticket, merges duplicates and puts it in the right queue. A team lead checks the misrouted ones and corrects the rules.',
    },
  },
  {
    name: 'Processing returns and refunds',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Order and purchase history',
        'Customer invoices and payments',
        'Standard operating procedures',
        'Customer emails',
      ],
    },
    automation: {
      title: 'Check return requests and prepare refunds',
      description:
        'AI checks each request against purchase date, terms and photos, and prepares the label and credit. Staff approve refunds above your limit and anything suspicious.',
    },
  },
  {
    name: 'Resolving complaints and escalations',
    profile: {
      structure: 1,
      variation: 5,
      digital: 3,
      judgement: 5,
      sources: [
        'Support tickets and chat logs',
        'Customer emails',
        'Call recordings and transcripts',
        'CRM records',
      ],
    },
    automation: {
      title: 'Prepare complaint files with history and options',
      description:
        'AI spots an angry customer early, sums up the history and lists what fixed similar cases. An experienced person makes the call and decides on goodwill.',
    },
  },
  {
    name: 'Booking and changing appointments',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: [
        'Appointment and booking records',
        'Staff calendars',
        'Customer account profiles',
        'Voicemail and phone messages',
      ],
    },
    automation: {
      title: 'Book and move appointments around the clock',
      description:
        'Customers book and move appointments by phone, text or web, and a waiting list fills cancellations. The front desk handles urgent and unusual requests.',
    },
  },
  {
    name: 'Answering the phone and taking messages',
    profile: {
      structure: 2,
      variation: 3,
      digital: 2,
      judgement: 2,
      sources: [
        'Voicemail and phone messages',
        'Call recordings and transcripts',
        'Internal wiki and help articles',
      ],
    },
    automation: {
      title: 'Answer overflow calls and write up messages',
      description:
        'An AI assistant picks up when lines are busy or you’re closed, and sends you a typed message. Callers can always ask for a person.',
    },
  },
  {
    name: 'Writing help articles and standard replies',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 2,
      sources: [
        'Support tickets and chat logs',
        'Internal wiki and help articles',
        'Technical manuals and drawings',
      ],
    },
    automation: {
      title: 'Draft help articles from frequent questions',
      description:
        'AI finds the questions your help pages don’t cover and drafts the missing article. An expert on your team checks it before it goes live.',
    },
  },
  {
    name: 'Reviewing calls and chats for quality',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Call recordings and transcripts',
        'Support tickets and chat logs',
        'Standard operating procedures',
      ],
    },
    automation: {
      title: 'Review every conversation against the scorecard',
      description:
        'AI scores every conversation, not just a sample, and picks the moments worth coaching. Supervisors verify the scores and give the feedback.',
    },
  },
  {
    name: 'Following up with customers after service',
    profile: {
      structure: 4,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: [
        'Work orders and job records',
        'Customer surveys and feedback',
        'Customer account profiles',
        'Appointment and booking records',
      ],
    },
    automation: {
      title: 'Send follow-ups and act on unhappy answers',
      description:
        'Each customer gets a short question after the job, and an unhappy answer opens a ticket within minutes. A manager calls that customer back.',
    },
  },
];
