import type { TradeTask } from './TradeTask';

/** Work of carriers, freight brokers and warehouses. */
export const logistics: readonly TradeTask[] = [
  {
    name: 'Matching delivery receipts to invoices',
    department: 'Finance & Accounting',
    profile: {
      structure: 3,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: [
        'Shipping and delivery records',
        'Customer invoices and payments',
        'Work orders and job records',
      ],
    },
    automation: {
      title: 'Match proofs of delivery to loads and bill them',
      description:
        'Reads each photo or scan, finds its load, and asks the driver for what is missing. Billing checks the exceptions and releases the invoice.',
    },
    otherNames: [
      'PODs',
      'POD matching',
      'Chasing PODs',
      'Proof of delivery',
      'Proofs of delivery',
      'Matching PODs',
      'Matching delivery receipts',
    ],
  },
  {
    name: 'Tracking loads and check calls',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: [
        'Shipping and delivery records',
        'Sensor and equipment readings',
        'Voicemail and phone messages',
      ],
    },
    automation: {
      title: 'Replace check calls with location updates',
      description:
        'Reads positions from the truck or asks the driver by text and warns when a load runs late. The dispatcher calls only about problems.',
    },
    otherNames: ['Check calls', 'Load tracking', 'Tracking loads', 'Tracking shipments', 'Track and trace'],
  },
  {
    name: 'Entering loads from rate confirmations',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Customer emails', 'Shipping and delivery records', 'Customer account profiles'],
    },
    automation: {
      title: 'Read rate confirmations into the TMS',
      description:
        'Reads stops, times, references and rate from the email and creates the load as a draft. The dispatcher confirms it.',
    },
    otherNames: [
      'Load entry',
      'Entering loads',
      'Rate confirmations',
      'Rate cons',
      'Entering rate confirmations',
      'Load tenders',
    ],
  },
  {
    name: 'Quoting freight rates',
    department: 'Sales',
    profile: {
      structure: 4,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Quotes and proposals', 'Supplier records and price lists', 'Shipping and delivery records'],
    },
    automation: {
      title: 'Draft freight quotes from lane history',
      description:
        'Reads the request, shows what the lane cost before, and drafts a rate with your margin. Sales sends every quote.',
    },
    otherNames: [
      'Freight quotes',
      'Freight quoting',
      'Rate quotes',
      'Spot quotes',
      'LTL quotes',
      'Quoting loads',
    ],
  },
  {
    name: 'Auditing freight bills',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Supplier invoices', 'Shipping and delivery records', 'Supplier records and price lists'],
    },
    automation: {
      title: 'Compare freight bills with the agreed rate',
      description:
        'Checks rate, fuel and accessorials on each carrier bill and lists the differences. A person disputes or pays them.',
    },
    otherNames: [
      'Freight audit',
      'Freight bill audit',
      'Freight invoice audit',
      'Auditing carrier invoices',
      'Carrier invoice audit',
    ],
  },
  {
    name: 'Onboarding carriers',
    department: 'Legal & Compliance',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: [
        'Licenses, permits and certifications',
        'Supplier records and price lists',
        'Signed contracts',
      ],
    },
    automation: {
      title: 'Check carrier authority and insurance at setup',
      description:
        'Collects the packet, checks authority, insurance and safety record, and watches the expiry dates. A person decides whom to load.',
    },
    otherNames: [
      'Carrier onboarding',
      'Carrier packets',
      'Carrier setup',
      'Carrier vetting',
      'Vetting carriers',
    ],
  },
  {
    name: 'Preparing bills of lading',
    department: 'Operations',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Shipping and delivery records', 'Order and purchase history', 'Product or service catalog'],
    },
    automation: {
      title: 'Print bills of lading from the order',
      description:
        'Fills freight class, weights and addresses from the order and marks hazardous items. The shipper checks and signs.',
    },
    otherNames: ['Bills of lading', 'BOLs', 'BOL creation', 'Shipping paperwork', 'Shipping documents'],
  },
  {
    name: 'Auditing driver logs',
    department: 'Legal & Compliance',
    profile: {
      structure: 5,
      variation: 2,
      digital: 5,
      judgement: 2,
      sources: [
        'Sensor and equipment readings',
        'Time sheets and leave records',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Find hours-of-service violations every day',
      description:
        'Reads the logs, compares them with fuel and toll records, and lists violations and missing forms. The safety manager talks with the driver.',
    },
    otherNames: ['Driver logs', 'Driver log audits', 'HOS logs', 'Hours of service', 'ELD logs'],
  },
  {
    name: 'Filing fuel tax reports',
    department: 'Finance & Accounting',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 2,
      sources: [
        'Sensor and equipment readings',
        'Expense reports and receipts',
        'Shipping and delivery records',
      ],
    },
    automation: {
      title: 'Total miles and gallons by state for IFTA',
      description:
        'Adds up miles from the truck and gallons from fuel cards and marks gaps. A person checks and files the quarter.',
    },
    otherNames: ['IFTA', 'IFTA reports', 'IFTA filing', 'Fuel tax', 'Fuel tax reports', 'Fuel tax filing'],
  },
  {
    name: 'Booking dock appointments',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Shipping and delivery records', 'Appointment and booking records', 'Customer emails'],
    },
    automation: {
      title: 'Book pickup and delivery times in portals',
      description:
        'Requests times in each warehouse’s portal or by email and writes them into the load. Dispatch decides when none fits.',
    },
    otherNames: [
      'Dock appointments',
      'Dock scheduling',
      'Delivery appointments',
      'Pickup appointments',
      'Scheduling dock appointments',
    ],
  },
  {
    name: 'Filing cargo claims',
    department: 'Customer Service',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 3,
      sources: [
        'Incident reports and insurance claims',
        'Shipping and delivery records',
        'Photo and video library',
      ],
    },
    automation: {
      title: 'Assemble cargo claims with their evidence',
      description:
        'Collects photos, delivery notes and values, drafts the claim, and watches the deadline. A person negotiates the amount.',
    },
    otherNames: ['Cargo claims', 'Freight claims', 'OS&D claims'],
  },
];
