import type { CatalogueTask } from '../../types';

/** Tasks of the people who deliver what was sold and keep the business running. */
export const operations: readonly CatalogueTask[] = [
  {
    name: 'Scheduling staff and shifts',
    profile: {
      structure: 4,
      variation: 3,
      digital: 3,
      judgement: 3,
      sources: ['Staff schedules and rosters', 'Time sheets and leave records', 'Budgets and forecasts'],
    },
    automation: {
      title: 'Propose rosters from demand and availability',
      description:
        'Forecasts the workload, fills shifts within skill, leave and overtime rules, and offers replacements when somebody calls in sick. The supervisor adjusts for fairness and publishes the roster.',
    },
  },
  {
    name: 'Dispatching jobs and planning routes',
    profile: {
      structure: 4,
      variation: 4,
      digital: 3,
      judgement: 3,
      sources: [
        'Work orders and job records',
        'Staff schedules and rosters',
        'Appointment and booking records',
      ],
    },
    automation: {
      title: 'Plan daily routes and re-plan when jobs change',
      description:
        "Assigns jobs by location, skill and promised time, sends them to the crew's phones, and recalculates when something runs late. The dispatcher can pin or move any job and speaks with upset customers.",
    },
  },
  {
    name: 'Reordering stock and supplies',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Inventory and stock records',
        'Purchase orders',
        'Order and purchase history',
        'Supplier records and price lists',
      ],
    },
    automation: {
      title: 'Suggest purchase orders before stock runs out',
      description:
        'Predicts use per item from past consumption and open orders, allows for lead times, and prepares purchase orders in the inventory system. A buyer releases them, and large or first-time orders always wait.',
    },
  },
  {
    name: 'Counting and reconciling inventory',
    profile: {
      structure: 4,
      variation: 1,
      digital: 1,
      judgement: 1,
      sources: ['Inventory and stock records', 'Shipping and delivery records'],
    },
    automation: {
      title: 'Reconcile counts from phone photos and scans',
      description:
        'Staff scan or photograph shelves with a phone; counts are compared with the stock system and only the differences are listed with probable causes. Someone still walks the aisles and confirms write-offs.',
    },
  },
  {
    name: 'Chasing suppliers for delivery dates',
    profile: {
      structure: 3,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: [
        'Purchase orders',
        'Shipping and delivery records',
        'Internal email and chat threads',
        'Supplier records and price lists',
      ],
    },
    automation: {
      title: 'Chase open orders and record promised dates',
      description:
        'Emails suppliers about unconfirmed or late lines, reads the answers, and updates the expected date on the purchase order. Buyers step in when a delay threatens a customer or a supplier stops answering.',
    },
  },
  {
    name: 'Writing and updating work procedures',
    profile: {
      structure: 2,
      variation: 3,
      digital: 3,
      judgement: 3,
      sources: [
        'Standard operating procedures',
        'Training materials',
        'Meeting notes and recordings',
        'Audit reports and findings',
      ],
    },
    automation: {
      title: 'Turn walkthrough videos into written procedures',
      description:
        'Transcribes an experienced worker showing the job and writes steps, cautions and a checklist in your document format. The process owner tests the draft on the job and approves each version.',
    },
  },
  {
    name: 'Recording quality and safety inspections',
    profile: {
      structure: 3,
      variation: 2,
      digital: 1,
      judgement: 3,
      sources: [
        'Test results and quality records',
        'Incident reports and insurance claims',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Replace paper inspection sheets with guided forms',
      description:
        "Inspectors speak or photograph their findings; the form fills itself, files the evidence, and opens a corrective action where a limit is exceeded. Passing or stopping the work is the inspector's call.",
    },
  },
  {
    name: 'Planning equipment maintenance',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 3,
      sources: [
        'Sensor and equipment readings',
        'Work orders and job records',
        'Technical manuals and drawings',
      ],
    },
    automation: {
      title: 'Predict service needs from equipment history',
      description:
        'Combines run hours, readings and past repairs to suggest when each machine or vehicle is due and which parts to have ready. The maintenance lead fits it around production and inspects before deciding.',
    },
  },
  {
    name: 'Resolving day-to-day exceptions and delays',
    profile: {
      structure: 1,
      variation: 5,
      digital: 2,
      judgement: 4,
      sources: [
        'Work orders and job records',
        'Shipping and delivery records',
        'Standard operating procedures',
        'Internal email and chat threads',
      ],
    },
    automation: {
      title: 'Detect delays early and list the options',
      description:
        'Compares plan with progress across jobs and deliveries, warns the right person, and shows how similar trouble was solved before. The manager weighs customer, cost and crew, then acts.',
    },
  },
  {
    name: 'Compiling daily operations reports',
    profile: {
      structure: 4,
      variation: 1,
      digital: 3,
      judgement: 1,
      sources: [
        'Work orders and job records',
        'Time sheets and leave records',
        'Internal reports and presentations',
      ],
    },
    automation: {
      title: 'Compile the daily report from job and time data',
      description:
        'Gathers output, hours, downtime and open problems from job and time systems and sends the same one-page report at the end of each day. Shift leads add a remark where the numbers need context.',
    },
  },
];
