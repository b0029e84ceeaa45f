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
        'Software forecasts the workload, fills shifts within your rules and offers replacements for sick calls. The supervisor adjusts and publishes the schedule.',
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
        'Software assigns jobs by location, skill and promised time, and replans when something runs late. The dispatcher can move any job.',
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
        'Software predicts usage per item, allows for lead times and prepares purchase orders. A buyer releases every order.',
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
        'Staff count on a phone or tablet. Software lists only the differences with likely causes. A person checks them and approves write-offs.',
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
        'AI emails suppliers about late or unconfirmed orders and records the new date. Buyers step in when a delay threatens a customer.',
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
        'An experienced worker shows the job on video, and AI writes the steps and a checklist. The process owner tests and approves each version.',
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
        'Inspectors speak or photograph their findings, and the form fills itself in. The inspector decides whether to pass or stop the work.',
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
        'Software uses run hours, readings and past repairs to suggest the next service and parts. The maintenance lead inspects and sets the date.',
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
        'Software compares plan with progress, warns the right person and shows what worked before. The manager weighs customer, cost and crew, then acts.',
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
        'Software sends one page each evening with output, hours, downtime and open problems. Shift leads add a note where the numbers need it.',
    },
  },
];
