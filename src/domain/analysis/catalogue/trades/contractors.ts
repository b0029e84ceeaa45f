import type { TradeTask } from './TradeTask';

/** Manufacturers that install handle them too. */
export const punchLists: TradeTask = {
  name: 'Handling punch lists and warranty calls',
  department: 'Customer Service',
  profile: {
    structure: 3,
    variation: 3,
    digital: 3,
    judgement: 3,
    sources: ['Work orders and job records', 'Photo and video library', 'Customer emails'],
  },
  automation: {
    title: 'Log punch list items with photo, job and due date',
    description:
      'Takes each item with a photo and files it under its job. It reminds whoever has to fix it. A person decides what the warranty covers.',
  },
  otherNames: ['Punch lists', 'Punch list items', 'Warranty calls', 'Punch list and warranty calls'],
};

/** Work of contractors. */
export const contractors: readonly TradeTask[] = [
  {
    name: 'Collecting job tickets from techs',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 2,
      judgement: 1,
      sources: ['Work orders and job records', 'Time sheets and leave records', 'Photo and video library'],
    },
    automation: {
      title: 'Collect job tickets on the phone instead of paper',
      description:
        'Techs fill a short form or dictate the ticket, and missing hours, parts and photos are asked for before they leave. The office checks the exceptions.',
    },
    otherNames: [
      'Job tickets',
      'Collecting job tickets',
      'Job tickets from techs',
      'Service tickets',
      'Field tickets',
      'Tech paperwork',
    ],
  },
  {
    name: 'Renewing maintenance agreements',
    department: 'Sales',
    profile: {
      structure: 4,
      variation: 1,
      digital: 4,
      judgement: 2,
      sources: ['Signed contracts', 'Customer account profiles', 'Work orders and job records'],
    },
    automation: {
      title: 'Send maintenance renewals and book the tune-up',
      description:
        'Lists agreements before they lapse, sends price and terms, and books the visit on yes. Sales calls the customers who leave.',
    },
    otherNames: [
      'Maintenance agreement renewals',
      'Maintenance agreements',
      'Service agreement renewals',
      'Maintenance contract renewals',
      'Maintenance plan renewals',
      'Service contract renewals',
    ],
  },
  {
    name: 'Applying for permits',
    department: 'Legal & Compliance',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 2,
      sources: [
        'Licenses, permits and certifications',
        'Technical manuals and drawings',
        'Work orders and job records',
      ],
    },
    automation: {
      title: 'Fill permit applications and track their status',
      description:
        'Fills each city’s form from the job file, lists missing documents, and follows the status. The license holder signs and submits.',
    },
    otherNames: [
      'Permit applications',
      'Pulling permits',
      'Building permits',
      'Permit paperwork',
      'Permitting',
    ],
  },
  {
    name: 'Preparing change orders',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 3,
      sources: [
        'Signed contracts',
        'Work orders and job records',
        'Supplier records and price lists',
        'Customer emails',
      ],
    },
    automation: {
      title: 'Draft change orders from site notes and photos',
      description:
        'Turns a note from the site into a priced change order and sends it for signature. The project manager sets price and schedule.',
    },
    otherNames: ['Change orders', 'Writing change orders', 'Pricing change orders', 'Change order requests'],
  },
  {
    name: 'Filing warranty claims',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 2,
      sources: ['Work orders and job records', 'Supplier records and price lists', 'Photo and video library'],
    },
    automation: {
      title: 'Fill warranty claims from the job record',
      description:
        'Finds serial number, install date and photos, fills the manufacturer’s form, and tracks the credit. Staff answer the questions that come back.',
    },
    otherNames: [
      'Warranty claims',
      'Warranty claim filing',
      'Warranty paperwork',
      'Manufacturer warranty claims',
      'Equipment warranty claims',
    ],
  },
  {
    name: 'Preparing pay applications',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Signed contracts', 'Work orders and job records', 'Customer invoices and payments'],
    },
    automation: {
      title: 'Prepare pay applications with their backup',
      description:
        'Fills the schedule of values from progress and stored material and adds waivers and backup. The project manager confirms the percentages.',
    },
    otherNames: [
      'Pay apps',
      'Pay applications',
      'AIA billing',
      'Progress billing',
      'Payment applications',
      'Draw requests',
    ],
  },
  {
    name: 'Measuring takeoffs from plans',
    department: 'Sales',
    profile: {
      structure: 2,
      variation: 4,
      digital: 4,
      judgement: 3,
      sources: ['Technical manuals and drawings', 'Supplier records and price lists', 'Past project files'],
    },
    automation: {
      title: 'Measure plans and draft the material list',
      description:
        'Counts and measures from the drawings and shows each item on the plan. The estimator checks the quantities before pricing.',
    },
    otherNames: [
      'Takeoffs',
      'Take-offs',
      'Quantity takeoffs',
      'Quantity take-offs',
      'Material takeoffs',
      'Plan takeoffs',
    ],
  },
  {
    name: 'Tracking lien waivers and subs’ insurance',
    department: 'Legal & Compliance',
    profile: {
      structure: 4,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: [
        'Licenses, permits and certifications',
        'Supplier records and price lists',
        'Signed contracts',
      ],
    },
    automation: {
      title: 'Collect lien waivers before each payment',
      description:
        'Asks each subcontractor for waiver and certificate, reads the dates, and holds the payment until both are there. The office decides on exceptions.',
    },
    otherNames: [
      'Lien waivers',
      'Collecting lien waivers',
      'Lien waiver tracking',
      'COI tracking',
      'Collecting COIs from subs',
      'Subcontractor paperwork',
    ],
  },
  {
    name: 'Preparing submittals and RFIs',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Technical manuals and drawings', 'Past project files', 'Customer emails'],
    },
    automation: {
      title: 'Assemble submittals and log open RFIs',
      description:
        'Picks product sheets from the specification, fills the cover form, and shows which answers are late. The project manager approves each package.',
    },
    otherNames: [
      'Submittals',
      'RFIs',
      'RFIs and submittals',
      'Submittal logs',
      'RFI tracking',
      'Preparing submittals',
    ],
  },
  {
    name: 'Following up on estimates',
    department: 'Sales',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Quotes and proposals', 'Customer account profiles', 'Customer emails'],
    },
    automation: {
      title: 'Follow up on every open estimate',
      description:
        'Writes to each customer on day two, five and ten and records the answer. Sales calls those who show interest.',
    },
    otherNames: [
      'Estimate follow-up',
      'Bid follow-up',
      'Quote follow-up',
      'Following up on bids',
      'Following up on quotes',
      'Open estimates',
    ],
  },
  punchLists,
];
