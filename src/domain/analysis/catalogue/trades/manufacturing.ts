import { punchLists } from './contractors';
import type { TradeTask } from './TradeTask';

/** Work of manufacturers and job shops. */
export const manufacturing: readonly TradeTask[] = [
  {
    name: 'Quoting parts from drawings',
    department: 'Sales',
    profile: {
      structure: 2,
      variation: 4,
      digital: 4,
      judgement: 4,
      sources: [
        'Technical manuals and drawings',
        'Quotes and proposals',
        'Past project files',
        'Supplier records and price lists',
      ],
    },
    automation: {
      title: 'Find similar past jobs for each drawing to quote',
      description:
        'Reads material, tolerances and quantity from the drawing and shows what similar jobs took. The estimator sets time and price.',
    },
    otherNames: [
      'Quoting from drawings',
      'Quoting drawings',
      'Shop quotes',
      'Machining quotes',
      'Part quotes',
      'Quoting parts',
    ],
  },
  {
    name: 'Preparing job travelers',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Work orders and job records', 'Technical manuals and drawings', 'Past project files'],
    },
    automation: {
      title: 'Build job travelers from order and past routing',
      description:
        'Copies routing and drawing from the closest job. A bar code scanned at each station shows where the job is. The planner releases each traveler.',
    },
    otherNames: ['Job travelers', 'Shop travelers', 'Job packets', 'Shop packets', 'Routings'],
  },
  {
    name: 'Scheduling production',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 4,
      digital: 4,
      judgement: 4,
      sources: ['Work orders and job records', 'Inventory and stock records', 'Staff schedules and rosters'],
    },
    automation: {
      title: 'Propose a daily schedule for each machine',
      description:
        'Orders jobs by due date, setup and material and re-plans when a machine stops. The planner decides what goes first.',
    },
    otherNames: [
      'Production scheduling',
      'Production planning',
      'Shop scheduling',
      'Shop floor scheduling',
      'Machine scheduling',
    ],
  },
  {
    name: 'Writing first article reports',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 2,
      sources: ['Test results and quality records', 'Technical manuals and drawings'],
    },
    automation: {
      title: 'Balloon drawings and fill first article reports',
      description:
        'Numbers each dimension, imports the measurements, and marks what is out of tolerance. The inspector signs the report.',
    },
    otherNames: [
      'First article inspections',
      'First article reports',
      'FAIs',
      'FAI reports',
      'AS9102 reports',
      'PPAPs',
    ],
  },
  {
    name: 'Collecting material certs',
    department: 'Legal & Compliance',
    profile: {
      structure: 3,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Test results and quality records', 'Purchase orders', 'Supplier records and price lists'],
    },
    automation: {
      title: 'File material certs by heat and job',
      description:
        'Reads heat number and grade from each cert, links it to purchase order and job, and assembles the package to ship. Quality checks the mismatches.',
    },
    otherNames: [
      'Material certs',
      'Mill certs',
      'Material certifications',
      'Cert packages',
      'Certificates of conformance',
      'CoCs',
    ],
  },
  {
    name: 'Recording labor on jobs',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Time sheets and leave records', 'Work orders and job records'],
    },
    automation: {
      title: 'Record job hours at the machine',
      description:
        'Workers scan in and out of a job, and gaps are asked about the same day. The supervisor approves the hours.',
    },
    otherNames: ['Labor tickets', 'Shop labor entry', 'Job labor entry', 'Job costing', 'Job cost entry'],
  },
  {
    name: 'Handling nonconformance reports',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 4,
      digital: 3,
      judgement: 4,
      sources: [
        'Test results and quality records',
        'Work orders and job records',
        'Audit reports and findings',
      ],
    },
    automation: {
      title: 'Draft corrective actions from similar cases',
      description:
        'Collects what happened, finds earlier cases, and drafts the report in the customer’s format. Quality decides on cause and action.',
    },
    otherNames: [
      'NCRs',
      'Nonconformances',
      'Nonconformance reports',
      'Corrective actions',
      'CAPAs',
      '8D reports',
    ],
  },
  {
    name: 'Updating bills of material',
    department: 'Product / Service Development',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: [
        'Technical manuals and drawings',
        'Inventory and stock records',
        'Product or service catalog',
      ],
    },
    automation: {
      title: 'Compare drawings and update the BOM',
      description:
        'Compares a new revision with the BOM in your system and proposes the changes. Engineering approves each one.',
    },
    otherNames: [
      'Bills of material',
      'BOMs',
      'BOM updates',
      'BOM entry',
      'Engineering change orders',
      'ECOs',
    ],
  },
  {
    name: 'Sending order acknowledgments',
    department: 'Customer Service',
    profile: {
      structure: 5,
      variation: 1,
      digital: 5,
      judgement: 2,
      sources: ['Order and purchase history', 'Customer emails', 'Quotes and proposals'],
    },
    automation: {
      title: 'Compare orders with quotes and acknowledge them',
      description:
        'Checks price, revision and date against the quote and drafts the acknowledgment. A person settles the differences with the customer.',
    },
    otherNames: [
      'Order acknowledgments',
      'Order confirmations',
      'Acknowledging orders',
      'Acknowledging POs',
      'PO acknowledgments',
    ],
  },
  {
    name: 'Programming machines from drawings',
    department: 'Product / Service Development',
    profile: {
      structure: 3,
      variation: 4,
      digital: 5,
      judgement: 4,
      sources: ['Technical manuals and drawings', 'Past project files'],
    },
    automation: {
      title: 'Start CNC programs from similar parts',
      description:
        'Finds the closest program and proposes features, tools and speeds in your CAM system. The programmer checks and simulates every program.',
    },
    otherNames: [
      'CNC programming',
      'CAM programming',
      'Machine programming',
      'G-code programming',
      'Programming machines',
    ],
  },
  {
    name: 'Redrawing after changes',
    department: 'Product / Service Development',
    profile: {
      structure: 2,
      variation: 4,
      digital: 5,
      judgement: 4,
      sources: ['Technical manuals and drawings', 'Customer emails', 'Past project files'],
    },
    automation: {
      title: 'Put changes to drawings through one change order',
      description:
        'Customers sign the drawings by a freeze date. Later changes come through one channel, as a change order with price and delay. Nothing is redrawn or cut before the signature.',
    },
    otherNames: ['Redrawing', 'Revising drawings', 'Drawing revisions', 'Drawing changes'],
  },
  punchLists,
];
