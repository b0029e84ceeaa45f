import type { CatalogueTask } from '../../types';

/** Tasks of the people who win and keep customers. */
export const sales: readonly CatalogueTask[] = [
  {
    name: 'Qualifying inbound leads',
    profile: {
      structure: 3,
      variation: 3,
      digital: 5,
      judgement: 3,
      sources: ['Website form submissions', 'CRM records', 'Customer emails'],
    },
    automation: {
      title: 'Score and route inbound leads within minutes',
      description:
        'Reads each form or email, fills in company details, scores the lead against your own past wins, and assigns it in the CRM. Salespeople can override a score, and low scores are reviewed weekly rather than discarded.',
    },
  },
  {
    name: 'Researching prospects before a call',
    profile: {
      structure: 2,
      variation: 4,
      digital: 5,
      judgement: 2,
      sources: ['CRM records', 'Market research reports', 'Past project files'],
    },
    automation: {
      title: 'Prepare a one-page brief for every sales call',
      description:
        'Combines public company information with your own history of contacts and similar projects, and attaches the brief to the calendar entry. The salesperson chooses the angle and the questions.',
    },
  },
  {
    name: 'Writing outreach and follow-up emails',
    profile: {
      structure: 2,
      variation: 3,
      digital: 5,
      judgement: 3,
      sources: ['CRM records', 'Customer emails', 'Brand and style guidelines'],
    },
    automation: {
      title: 'Draft personal follow-ups from CRM activity',
      description:
        'Notices which deals have gone quiet and drafts a message that refers to the last real conversation. Reps edit and send from their own mailbox, and opt-outs recorded in the CRM are always honored.',
    },
  },
  {
    name: 'Updating the CRM after calls and meetings',
    profile: {
      structure: 2,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Call recordings and transcripts', 'Meeting notes and recordings', 'CRM records'],
    },
    automation: {
      title: 'Fill CRM fields from call notes and recordings',
      description:
        'Extracts contacts, needs, next steps and dates from a recording or dictated note and proposes the CRM entries. The rep confirms with one click, and recordings are made only where the other side has agreed.',
    },
  },
  {
    name: 'Preparing quotes and proposals',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Quotes and proposals', 'Product or service catalog', 'Supplier records and price lists'],
    },
    automation: {
      title: 'Generate quotes from the price list and the request',
      description:
        "Turns a customer's request into a priced draft in your template, drawing on the catalog and comparable past quotes. Scope, discounts and anything non-standard are set by the salesperson.",
    },
  },
  {
    name: 'Responding to RFPs and tenders',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Past project files',
        'Quotes and proposals',
        'Licenses, permits and certifications',
        'Internal wiki and help articles',
      ],
    },
    automation: {
      title: 'Answer RFP questions from approved material',
      description:
        'Splits the tender into requirements, drafts answers from past bids with citations, and lists gaps and deadlines in a tracker. Bid managers decide whether to bid and own price, commitments and final text.',
    },
  },
  {
    name: 'Forecasting the sales pipeline',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['CRM records', 'Order and purchase history', 'Budgets and forecasts'],
    },
    automation: {
      title: 'Forecast the pipeline from deal history',
      description:
        'Estimates close dates and amounts from how similar deals in the CRM actually went, and flags those whose stage looks too hopeful. The sales manager adjusts and signs off the number.',
    },
  },
  {
    name: 'Negotiating terms with key accounts',
    profile: {
      structure: 1,
      variation: 5,
      digital: 2,
      judgement: 5,
      sources: ['Signed contracts', 'Order and purchase history', 'Customer invoices and payments'],
    },
    automation: {
      title: 'Prepare negotiation sheets for key accounts',
      description:
        'Collects margins, volumes, payment behavior and earlier concessions into a single sheet with the effect of each possible concession worked out. People do the talking and set the limits.',
    },
  },
  {
    name: 'Entering customer orders',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: [
        'Customer emails',
        'Order and purchase history',
        'Product or service catalog',
        'Inventory and stock records',
      ],
    },
    automation: {
      title: 'Turn emailed orders into system entries',
      description:
        'Reads orders that arrive as email, PDF or spreadsheet, matches items and prices, and creates them in the order system. Mismatches and unknown items wait in a queue for a clerk.',
    },
  },
  {
    name: 'Preparing account reviews and renewals',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['CRM records', 'Signed contracts', 'Support tickets and chat logs', 'Product usage data'],
    },
    automation: {
      title: 'Flag renewals early and draft the account review',
      description:
        'Watches contract dates, usage and complaints, warns of accounts at risk, and drafts the review with results delivered so far. The account manager picks the offer and leads the conversation.',
    },
  },
];
