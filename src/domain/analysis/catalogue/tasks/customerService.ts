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
        'Identifies the customer, looks up order or job progress, and replies by chat, email or text with the current date. Late, lost or disputed orders are passed to an agent with the history attached.',
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
        'Finds the answer in your catalog and help pages and drafts a reply with its source for the agent, or answers directly on topics you release. When the content is silent it says so and calls a colleague.',
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
        'Recognizes topic, urgency, language and customer, merges duplicates, and places the ticket in the right queue of your help desk. A team lead watches the misrouted ones and corrects the rules.',
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
        'Tests each request against purchase date, terms and photos, issues the return label or cancellation, and prepares the credit. Staff approve refunds above your limit and every suspected abuse.',
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
        'Recognizes anger or risk early, summarizes everything that happened across channels, and lists remedies used in similar cases. An experienced person speaks with the customer and decides on goodwill.',
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
        'Offers open slots by phone, text or web, respects duration and staff skills, and fills cancellations from a waiting list in your booking system. The front desk handles urgent and unusual requests.',
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
        'Picks up when all lines are busy or the office is closed, says that it is an assistant, answers simple questions, and sends a typed message with caller and reason. Callers can reach a person or ask for a callback at any point.',
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
        'Compares what customers ask with what the help center covers and drafts the missing article or reply from the best agent answers. A subject expert checks it, and the draft names the tickets behind it.',
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
        'Applies your scorecard to all conversations instead of a small sample and picks out moments worth coaching. Supervisors verify the scores and give the feedback; no score alone leads to discipline.',
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
        'Sends a short question after each completed service, thanks happy customers, and opens a ticket within minutes when someone is not. A manager calls those customers back personally.',
    },
  },
];
