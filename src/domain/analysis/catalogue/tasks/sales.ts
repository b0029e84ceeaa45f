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
        'AI reads each inquiry, scores it against your past wins and assigns it in the CRM. Salespeople can change any score.',
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
        'AI combines public company information with your own history on one page before the call. The salesperson picks the angle and the questions.',
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
        'AI spots deals that have gone quiet and drafts a message about the last real conversation. Reps edit it and send it themselves.',
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
        'AI takes contacts, needs and next steps from notes or agreed recordings and proposes the CRM entries. The rep confirms with one click.',
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
        'AI drafts a priced quote from your catalog and past quotes. The salesperson sets scope, discounts and anything non-standard.',
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
        'AI splits the RFP into requirements, drafts answers from past bids and lists gaps and deadlines. Bid managers own price, commitments and the final text.',
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
        'Software forecasts close dates and amounts from how similar deals went, and flags hopeful ones. The sales manager signs off on the number.',
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
        'Software puts margins, volumes, payment behavior and the cost of each concession on one sheet. Your people set the limits and do the talking.',
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
        'AI reads orders from email, PDF or spreadsheet, matches items and prices, and enters them. A clerk settles mismatches and unknown items.',
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
        'Software lists renewals 90 days ahead. It watches usage and complaints and drafts each review. The account manager picks the offer.',
    },
  },
];
