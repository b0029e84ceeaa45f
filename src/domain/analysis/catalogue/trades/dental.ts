import {
  claimDenials,
  confirmations,
  insuranceClaims,
  insurancePayments,
  insuranceVerification,
  newPatients,
} from './patientCare';
import type { TradeTask } from './TradeTask';

/** Work of dental practices. */
export const dental: readonly TradeTask[] = [
  insuranceVerification,
  {
    name: 'Recall reminders',
    department: 'Customer Service',
    profile: {
      structure: 5,
      variation: 1,
      digital: 4,
      judgement: 1,
      sources: ['Appointment and booking records', 'Customer account profiles'],
    },
    automation: {
      title: 'Send recall reminders until a visit is booked',
      description:
        'Finds who is due, writes by text or email, and offers open times. The front desk calls those who don’t answer.',
    },
    otherNames: ['Recall calls', 'Recall list', 'Hygiene recall', 'Recare', 'Recare calls'],
  },
  {
    name: 'Submitting claim attachments',
    department: 'Finance & Accounting',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Customer account profiles', 'Photo and video library', 'Customer invoices and payments'],
    },
    automation: {
      title: 'Attach images and narratives to dental claims',
      description:
        'Picks the X-rays and chart notes that each payer asks for and drafts the narrative. The dentist confirms the narrative before it goes out.',
    },
    otherNames: [
      'Claim attachments',
      'Dental claim attachments',
      'Attaching x-rays to claims',
      'X-rays for claims',
      'Claim narratives',
    ],
  },
  {
    name: 'Following up on treatment plans',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: ['Quotes and proposals', 'Appointment and booking records', 'Customer account profiles'],
    },
    automation: {
      title: 'Follow up on treatment that isn’t scheduled',
      description:
        'Lists accepted treatment without a visit, sends a message with the estimate, and offers times. Clinical questions go to the dentist.',
    },
    otherNames: [
      'Treatment plan follow-up',
      'Treatment follow-up',
      'Tx plan follow-up',
      'Unscheduled treatment',
      'Unscheduled treatment follow-up',
    ],
  },
  insuranceClaims,
  claimDenials,
  insurancePayments,
  confirmations,
  newPatients,
  {
    name: 'Tracking lab cases',
    department: 'Operations',
    profile: {
      structure: 4,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: [
        'Work orders and job records',
        'Appointment and booking records',
        'Supplier records and price lists',
      ],
    },
    automation: {
      title: 'Match lab cases to visits and warn when late',
      description:
        'Compares due dates at the lab with the schedule and warns two days before a visit without its case. An assistant calls the lab or moves the visit.',
    },
    otherNames: ['Lab cases', 'Lab case tracking', 'Dental lab cases', 'Lab tracking'],
  },
];
