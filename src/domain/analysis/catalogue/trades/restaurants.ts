import { cashDrawers, dailySales } from './retail';
import type { TradeTask } from './TradeTask';

/** Work of restaurants, bars and caterers. */
export const restaurants: readonly TradeTask[] = [
  {
    name: 'Taking reservations',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 1,
      digital: 3,
      judgement: 1,
      sources: [
        'Appointment and booking records',
        'Voicemail and phone messages',
        'Website form submissions',
      ],
    },
    automation: {
      title: 'Take reservations by phone and web at any hour',
      description:
        'Offers what is free, takes name and party, and confirms by text. The host handles large parties and regulars.',
    },
    otherNames: [
      'Reservations',
      'Reservation calls',
      'Answering reservation calls',
      'Table reservations',
      'Booking tables',
    ],
  },
  {
    name: 'Answering inquiries about events',
    department: 'Sales',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 2,
      sources: ['Website form submissions', 'Quotes and proposals', 'Appointment and booking records'],
    },
    automation: {
      title: 'Answer event and catering inquiries with a draft quote',
      description:
        'Gathers inquiries in one inbox. Drafts dates, menu and price the same day. The manager sends the proposal.',
    },
    otherNames: [
      'Event inquiries',
      'Catering inquiries',
      'Catering requests',
      'Private events',
      'Private dining inquiries',
      'Catering quotes',
    ],
  },
  {
    name: 'Costing recipes and menus',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 2,
      sources: ['Supplier invoices', 'Product or service catalog', 'Supplier records and price lists'],
    },
    automation: {
      title: 'Update plate costs with every food invoice',
      description:
        'Reads prices from invoices, updates each recipe, and lists dishes below your margin. The chef decides on portions and prices.',
    },
    otherNames: ['Recipe costing', 'Menu costing', 'Food costing', 'Plate costing', 'Food cost'],
  },
  {
    name: 'Updating menus everywhere',
    department: 'Marketing',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Product or service catalog', 'Published articles and web pages', 'Photo and video library'],
    },
    automation: {
      title: 'Change menu items once for all channels',
      description:
        'Carries a change to POS, website, delivery apps and print file and marks sold-out items. The manager approves.',
    },
    otherNames: ['Menu updates', 'Updating menus', 'Menu changes', 'Online menus', 'Updating online menus'],
  },
  {
    name: 'Reconciling delivery app payouts',
    department: 'Finance & Accounting',
    profile: {
      structure: 5,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Order and purchase history', 'Bank and card statements', 'Customer invoices and payments'],
    },
    automation: {
      title: 'Match delivery app payouts to orders',
      description:
        'Compares each payout with orders, fees and refunds and drafts disputes. The bookkeeper reviews them weekly.',
    },
    otherNames: [
      'Delivery app payouts',
      'Delivery app reconciliation',
      'DoorDash payouts',
      'DoorDash reconciliation',
      'Uber Eats payouts',
      'Third-party delivery reconciliation',
    ],
  },
  {
    name: 'Calculating tips',
    department: 'Human Resources (HR)',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Order and purchase history', 'Staff schedules and rosters', 'Payroll and benefits records'],
    },
    automation: {
      title: 'Calculate tip pools from sales and hours',
      description:
        'Splits tips by your written rule, without AI. Your point of sale may have a module for it. The manager approves each period.',
    },
    otherNames: [
      'Tip pooling',
      'Tip pools',
      'Tip outs',
      'Tip-outs',
      'Tip reporting',
      'Tip calculations',
      'Splitting tips',
    ],
  },
  {
    name: 'Writing prep lists',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 2,
      judgement: 2,
      sources: [
        'Order and purchase history',
        'Inventory and stock records',
        'Appointment and booking records',
      ],
    },
    automation: {
      title: 'Draft prep lists from bookings and past sales',
      description:
        'Estimates covers by day and weather and turns them into quantities to prepare. The chef adjusts the list.',
    },
    otherNames: ['Prep lists', 'Prep sheets', 'Prep planning', 'Planning prep', 'Par sheets'],
  },
  {
    name: 'Logging food safety checks',
    department: 'Legal & Compliance',
    profile: {
      structure: 5,
      variation: 1,
      digital: 2,
      judgement: 1,
      sources: [
        'Sensor and equipment readings',
        'Standard operating procedures',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Log temperatures by sensor and alert on drift',
      description:
        'Records coolers and hot holding by itself and asks for the few manual checks on a phone. The manager acts on alerts.',
    },
    otherNames: [
      'Food safety logs',
      'Food safety checks',
      'Temperature logs',
      'Temp logs',
      'HACCP logs',
      'Line checks',
    ],
  },
  {
    name: 'Covering call-outs and shift swaps',
    department: 'Human Resources (HR)',
    profile: {
      structure: 3,
      variation: 2,
      digital: 3,
      judgement: 2,
      sources: ['Staff schedules and rosters', 'Internal email and chat threads', 'Employee records'],
    },
    automation: {
      title: 'Offer open shifts to people who can take them',
      description:
        'Asks available staff by text, avoids overtime and minors’ limits, and updates the schedule. The manager approves swaps.',
    },
    otherNames: [
      'Shift swaps',
      'Swapping shifts',
      'Shift trades',
      'Covering call-outs',
      'Finding shift coverage',
      'Shift coverage',
    ],
  },
  cashDrawers,
  dailySales,
];
