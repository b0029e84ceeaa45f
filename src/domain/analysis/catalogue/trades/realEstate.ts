import type { TradeTask } from './TradeTask';

/** Work of real estate agents and brokers. */
export const realEstate: readonly TradeTask[] = [
  {
    name: 'Coordinating transactions',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Signed contracts', 'Project plans and task boards', 'Customer emails'],
    },
    automation: {
      title: 'Run the contract-to-close checklist',
      description:
        'Reads dates from the contract, reminds every party, and shows what is missing before closing. The coordinator handles whatever slips.',
    },
    otherNames: [
      'Transaction coordination',
      'Contract to close',
      'Closing coordination',
      'Coordinating closings',
    ],
  },
  {
    name: 'Writing listing descriptions',
    department: 'Marketing',
    profile: {
      structure: 4,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: ['Product or service catalog', 'Photo and video library', 'Brand and style guidelines'],
    },
    automation: {
      title: 'Draft listing descriptions from facts and photos',
      description:
        'Writes the description from the property’s data and avoids wording that fair housing rules forbid. The agent edits and approves.',
    },
    otherNames: [
      'Listing descriptions',
      'Property descriptions',
      'MLS descriptions',
      'MLS remarks',
      'Listing copy',
    ],
  },
  {
    name: 'Entering listings in the MLS',
    department: 'Operations',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Product or service catalog', 'Photo and video library', 'Signed contracts'],
    },
    automation: {
      title: 'Fill MLS fields from the listing packet',
      description:
        'Reads the listing agreement, tax record and measurements into the MLS form and marks gaps. The agent checks and publishes.',
    },
    otherNames: ['MLS entry', 'MLS input', 'MLS listings', 'Entering listings', 'Uploading listings'],
  },
  {
    name: 'Preparing market analyses',
    department: 'Sales',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: ['Market research reports', 'Product or service catalog', 'Past project files'],
    },
    automation: {
      title: 'Prepare a market analysis with comparable sales',
      description:
        'Selects comparable sales, adjusts for size and condition, and drafts the presentation. The agent sets the price range.',
    },
    otherNames: ['CMAs', 'CMA', 'Comparative market analysis', 'Pulling comps'],
  },
  {
    name: 'Following up with leads',
    department: 'Sales',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['CRM records', 'Website form submissions', 'Customer emails'],
    },
    automation: {
      title: 'Answer new leads at once and keep in touch',
      description:
        'Replies within minutes, asks what they look for, and stays in touch by their timeline. A person takes over when someone wants to talk.',
    },
    otherNames: [
      'Lead follow-up',
      'Following up on leads',
      'Online lead follow-up',
      'Nurturing leads',
      'Lead nurturing',
    ],
  },
  {
    name: 'Scheduling showings',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Appointment and booking records', 'Staff calendars', 'Voicemail and phone messages'],
    },
    automation: {
      title: 'Schedule showings with seller, buyer and agent',
      description:
        'Finds a time that suits everyone, sends instructions, and reschedules on request. Sellers approve each showing.',
    },
    otherNames: [
      'Showings',
      'Showing requests',
      'Showing appointments',
      'Booking showings',
      'Arranging showings',
    ],
  },
  {
    name: 'Collecting showing feedback',
    department: 'Customer Service',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Appointment and booking records', 'Customer surveys and feedback', 'Customer emails'],
    },
    automation: {
      title: 'Ask for showing feedback and report to sellers',
      description:
        'Asks each agent by text after the showing and sends the seller a weekly summary. The listing agent adds advice.',
    },
    otherNames: ['Showing feedback', 'Feedback on showings', 'Seller reports', 'Seller updates'],
  },
  {
    name: 'Reviewing transaction files',
    department: 'Legal & Compliance',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['Signed contracts', 'Laws, regulations and standards', 'Shared drives and document folders'],
    },
    automation: {
      title: 'Check transaction files for missing signatures',
      description:
        'Compares every file with your list of required forms and finds missing initials, dates and disclosures. The broker signs off.',
    },
    otherNames: [
      'Transaction file review',
      'Broker file review',
      'Deal file audits',
      'File compliance checks',
      'Checking transaction files',
    ],
  },
  {
    name: 'Calculating commission splits',
    department: 'Finance & Accounting',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Signed contracts', 'Customer invoices and payments', 'Employee records'],
    },
    automation: {
      title: 'Calculate commission splits from agent plans',
      description:
        'Applies caps, fees and referral splits to each closing and drafts the disbursement form. The broker releases the payment.',
    },
    otherNames: ['Commission splits', 'Commission disbursements', 'CDAs'],
  },
  {
    name: 'Preparing purchase offers',
    department: 'Sales',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: ['Contract templates and clause library', 'CRM records', 'Product or service catalog'],
    },
    automation: {
      title: 'Fill purchase offers from the buyer’s terms',
      description:
        'Fills the state form with price, dates and contingencies and lists what is still open. The agent reviews it with the buyer before signing.',
    },
    otherNames: ['Purchase offers', 'Writing offers', 'Preparing offers', 'Offer paperwork'],
  },
];
