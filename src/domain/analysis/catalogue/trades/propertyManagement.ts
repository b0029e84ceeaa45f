import type { TradeTask } from './TradeTask';

/** Work of property managers and landlords. */
export const propertyManagement: readonly TradeTask[] = [
  {
    name: 'Coordinating repairs with contractors',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 2,
      sources: [
        'Work orders and job records',
        'Support tickets and chat logs',
        'Supplier records and price lists',
      ],
    },
    automation: {
      title: 'Turn repair requests into assigned work orders',
      description:
        'Asks for the missing details, assigns trade and urgency, and keeps everyone informed. A manager approves costs above your limit.',
    },
    otherNames: [
      'Maintenance requests',
      'Maintenance coordination',
      'Repair requests',
      'Coordinating repairs',
      'Tenant repair requests',
      'Tenant maintenance requests',
    ],
  },
  {
    name: 'Screening rental applications',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 4,
      sources: [
        'Website form submissions',
        'Laws, regulations and standards',
        'Standard operating procedures',
      ],
    },
    automation: {
      title: 'Collect complete rental applications',
      description:
        'Checks that every document is there and verifies income against your written criteria. A person makes every decision, as fair housing law requires care.',
    },
    otherNames: [
      'Rental applications',
      'Tenant screening',
      'Screening tenants',
      'Tenant applications',
      'Renter screening',
    ],
  },
  {
    name: 'Preparing lease renewals',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Signed contracts', 'Contract templates and clause library', 'Market research reports'],
    },
    automation: {
      title: 'Prepare lease renewals 90 days ahead',
      description:
        'Lists the leases that end, proposes a rent from your rules, and sends the offer for signature. The manager sets each rent.',
    },
    otherNames: ['Lease renewals', 'Renewing leases', 'Lease renewal letters', 'Lease renewal offers'],
  },
  {
    name: 'Collecting rent and sending late notices',
    department: 'Finance & Accounting',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer invoices and payments', 'Signed contracts', 'Bank and card statements'],
    },
    automation: {
      title: 'Remind tenants of rent and prepare late notices',
      description:
        'Reminds before the due date, applies late fees by the lease, and prepares the notice that your state requires. A manager sends every legal notice.',
    },
    otherNames: [
      'Rent collection',
      'Collecting rent',
      'Chasing rent',
      'Late rent',
      'Late rent notices',
      'Rent reminders',
    ],
  },
  {
    name: 'Preparing owner statements',
    department: 'Finance & Accounting',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 2,
      sources: ['General ledger', 'Customer invoices and payments', 'Supplier invoices'],
    },
    automation: {
      title: 'Build owner statements with comments each month',
      description:
        'Fills each statement from the ledger, attaches invoices, and explains large changes in a sentence. The accountant reviews before they go out.',
    },
    otherNames: ['Owner statements', 'Monthly owner statements', 'Owner distributions'],
  },
  {
    name: 'Answering leasing inquiries',
    department: 'Customer Service',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Website form submissions', 'Product or service catalog', 'Appointment and booking records'],
    },
    automation: {
      title: 'Answer leasing inquiries and book tours',
      description:
        'Answers questions on rent, pets and dates from the listing and offers tour times. Everyone gets the same answers, and a person gives the tour.',
    },
    otherNames: [
      'Leasing inquiries',
      'Leasing calls',
      'Rental inquiries',
      'Apartment inquiries',
      'Leasing leads',
    ],
  },
  {
    name: 'Writing move-in and move-out reports',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 2,
      judgement: 2,
      sources: ['Photo and video library', 'Work orders and job records', 'Signed contracts'],
    },
    automation: {
      title: 'Write unit reports from photos and voice notes',
      description:
        'Turns a walk through the unit into a report by room, beside the one from move-in. The inspector corrects and signs it.',
    },
    otherNames: [
      'Move-in inspections',
      'Move-out inspections',
      'Move-in reports',
      'Move-out reports',
      'Unit inspections',
    ],
  },
  {
    name: 'Settling security deposits',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: [
        'Signed contracts',
        'Supplier invoices',
        'Laws, regulations and standards',
        'Photo and video library',
      ],
    },
    automation: {
      title: 'Draft deposit statements before the deadline',
      description:
        'Lists deductions with photo and invoice, totals the refund, and watches your state’s deadline. A manager approves each deduction.',
    },
    otherNames: [
      'Security deposits',
      'Security deposit returns',
      'Security deposit refunds',
      'Deposit dispositions',
    ],
  },
  {
    name: 'Drafting leases',
    department: 'Legal & Compliance',
    profile: {
      structure: 5,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: [
        'Contract templates and clause library',
        'Website form submissions',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Fill leases and addenda from the application',
      description:
        'Fills the approved lease, adds the addenda that unit and city need, and sends it for signature. Changes to a clause go to the manager.',
    },
    otherNames: [
      'Lease drafting',
      'Preparing leases',
      'Writing leases',
      'Lease agreements',
      'Lease paperwork',
    ],
  },
  {
    name: 'Advertising vacant units',
    department: 'Marketing',
    profile: {
      structure: 4,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Product or service catalog', 'Photo and video library', 'Competitor websites and offers'],
    },
    automation: {
      title: 'Post vacancies the day notice is given',
      description:
        'Drafts the listing from unit data and photos and posts it on the sites you use. The leasing agent approves text and rent.',
    },
    otherNames: [
      'Vacancy listings',
      'Rental listings',
      'Posting vacancies',
      'Listing vacant units',
      'Vacancy ads',
    ],
  },
];
