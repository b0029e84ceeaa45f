import type { BottleneckTheme } from './BottleneckTheme';

/** Problems in how a firm does its work. */
export const operationsThemes: readonly BottleneckTheme[] = [
  {
    id: 'duplicate-entry',
    department: 'Operations',
    name: 'Enter each piece of data once',
    description:
      'List who types what where, then connect the systems where data is entered twice. A person confirms each copy.',
    measure: 'minutes spent copying between systems, and typing errors',
    sources: [
      'Order and purchase history',
      'Work orders and job records',
      'Shared drives and document folders',
    ],
    tasks: ['Entering customer orders', 'Updating the CRM after calls and meetings'],
    standsFor: ['Entering customer orders'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'scheduling',
    department: 'Operations',
    name: 'Schedule people and appointments in one place',
    description:
      'Put bookings, absences and skills in one calendar, and let software propose the plan. The planner adjusts it.',
    measure: 'schedule changes, hours lost to gaps and double bookings, and missed appointments',
    sources: ['Staff schedules and rosters', 'Appointment and booking records', 'Staff calendars'],
    tasks: [
      'Scheduling staff and shifts',
      'Dispatching jobs and planning routes',
      'Booking and changing appointments',
      'Scheduling meetings and managing calendars',
    ],
    standsFor: [
      'Scheduling staff and shifts',
      'Booking and changing appointments',
      'Scheduling meetings and managing calendars',
    ],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'inventory',
    department: 'Operations',
    name: 'See stock problems two weeks ahead',
    description:
      'Software lists each week what will run short and what no longer sells. The buyer decides what to order and what to sell off.',
    measure: 'orders that couldn’t ship complete, and the value of stock that didn’t move',
    sources: ['Inventory and stock records', 'Order and purchase history', 'Purchase orders'],
    tasks: ['Reordering stock and supplies', 'Counting and reconciling inventory'],
    standsFor: ['Reordering stock and supplies', 'Counting and reconciling inventory'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'suppliers',
    department: 'Operations',
    name: 'Track what suppliers promise and deliver',
    description:
      'AI reads promised dates and price changes from supplier emails and flags late or dearer orders. Your buyer calls the supplier with the facts.',
    measure: 'late deliveries, and the gap between ordered and invoiced prices',
    sources: ['Purchase orders', 'Supplier records and price lists', 'Supplier invoices'],
    tasks: ['Chasing suppliers for delivery dates'],
    standsFor: ['Chasing suppliers for delivery dates'],
    complexity: 'Medium',
    phase: 3,
  },
  {
    id: 'knowledge',
    department: 'Operations',
    name: 'Make what your experts know searchable',
    description:
      'Record your experts on their ten most common cases, and turn that into short guides. Everyone else can search them.',
    measure: 'questions your experts answer for others, and minutes until each answer',
    sources: [
      'Standard operating procedures',
      'Shared drives and document folders',
      'Internal wiki and help articles',
    ],
    tasks: [],
    standsFor: [],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'errors',
    department: 'Operations',
    name: 'Catch errors before they reach the customer',
    description:
      'Check finished work against the order and your own rules before it leaves. A person decides each doubtful case, and you fix the common causes.',
    measure: 'errors found by you and by customers, and what each one costs',
    sources: [
      'Test results and quality records',
      'Work orders and job records',
      'Order and purchase history',
    ],
    tasks: [
      'Processing returns and refunds',
      'Recording quality and safety inspections',
      'Testing products or services before release',
      'Resolving complaints and escalations',
    ],
    standsFor: ['Testing products or services before release'],
    complexity: 'Medium',
    phase: 3,
  },
  {
    id: 'delays',
    department: 'Operations',
    name: 'Show where work waits',
    description:
      'Use the time stamps in your systems to see where each job waits. Remove the two longest waits first, by rule or by software.',
    measure: 'days from order to delivery, and the hours someone works on the job',
    sources: [
      'Work orders and job records',
      'Project plans and task boards',
      'Shipping and delivery records',
    ],
    tasks: ['Resolving day-to-day exceptions and delays', 'Tracking project status and milestones'],
    standsFor: ['Tracking project status and milestones'],
    complexity: 'Medium',
    phase: 2,
  },
  {
    id: 'documents',
    department: 'Operations',
    name: 'Turn incoming documents into usable data',
    description:
      'AI reads each document, files it and lists its key details for search. A person confirms unclear scans.',
    measure: 'documents by type, minutes to file each, and searches that find nothing',
    sources: ['Shared drives and document folders', 'Signed contracts', 'Customer emails'],
    tasks: ['Contract review and redlining', 'Drafting standard agreements'],
    standsFor: [],
    complexity: 'Medium',
    phase: 2,
  },
];
