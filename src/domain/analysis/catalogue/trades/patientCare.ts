import type { TradeTask } from './TradeTask';

/*
 * Work that dental and medical practices share.
 */

export const insuranceVerification: TradeTask = {
  name: 'Insurance verification',
  department: 'Customer Service',
  profile: {
    structure: 4,
    variation: 2,
    digital: 4,
    judgement: 1,
    sources: ['Customer account profiles', 'Appointment and booking records'],
  },
  automation: {
    title: 'Verify insurance two days before each visit',
    description:
      'Checks eligibility and benefits with the payer, writes them into the chart, and lists the exceptions. Staff call payers only for those.',
  },
  otherNames: [
    'Verifying insurance',
    'Verifying insurance coverage',
    'Insurance eligibility',
    'Insurance eligibility checks',
    'Benefits verification',
    'Verification of benefits',
    'VOB',
    'Dental insurance verification',
  ],
};

export const insuranceClaims: TradeTask = {
  name: 'Submitting insurance claims',
  department: 'Finance & Accounting',
  profile: {
    structure: 5,
    variation: 2,
    digital: 4,
    judgement: 2,
    sources: [
      'Customer account profiles',
      'Customer invoices and payments',
      'Appointment and booking records',
    ],
  },
  automation: {
    title: 'Check claims for errors before they go out',
    description:
      'Compares each claim with chart, code rules and payer rules and lists what would be denied. The biller corrects and submits.',
  },
  otherNames: [
    'Insurance claim submission',
    'Submitting dental claims',
    'Dental billing',
    'Medical billing',
    'Medical claims',
    'Dental claims',
    'Insurance billing',
  ],
};

export const claimDenials: TradeTask = {
  name: 'Resubmitting denied claims',
  department: 'Finance & Accounting',
  profile: {
    structure: 3,
    variation: 3,
    digital: 4,
    judgement: 3,
    sources: [
      'Customer invoices and payments',
      'Customer account profiles',
      'Laws, regulations and standards',
    ],
  },
  automation: {
    title: 'Sort claim denials and draft the appeals',
    description:
      'Groups denials by reason and value, fixes simple errors, and drafts the appeal with the chart notes it needs. The biller decides what to appeal.',
  },
  otherNames: [
    'Denied claims',
    'Claim denials',
    'Denial management',
    'Working denials',
    'Reworking denials',
    'Claim appeals',
    'Appealing denied claims',
    'Denied insurance claims',
  ],
};

export const insurancePayments: TradeTask = {
  name: 'Posting insurance payments',
  department: 'Finance & Accounting',
  profile: {
    structure: 4,
    variation: 2,
    digital: 4,
    judgement: 1,
    sources: ['Customer invoices and payments', 'Bank and card statements'],
  },
  automation: {
    title: 'Post insurance payments from EOBs and ERAs',
    description:
      'Reads each remittance, posts the lines that match, and lists underpayments. The biller clears the differences.',
  },
  otherNames: [
    'Insurance payment posting',
    'EOB posting',
    'Posting EOBs',
    'EOBs',
    'ERA posting',
    'Posting ERAs',
  ],
};

export const confirmations: TradeTask = {
  name: 'Confirming appointments',
  department: 'Customer Service',
  profile: {
    structure: 5,
    variation: 1,
    digital: 4,
    judgement: 1,
    sources: ['Appointment and booking records', 'Customer account profiles'],
  },
  automation: {
    title: 'Confirm visits by text and fill canceled slots',
    description:
      'Sends reminders, takes the answer, and offers a canceled slot to the waiting list. The front desk calls the few who don’t reply.',
  },
  otherNames: [
    'Appointment confirmations',
    'Confirmation calls',
    'Appointment reminders',
    'Appointment reminder calls',
    'Reminder calls',
    'No-show calls',
  ],
};

export const newPatients: TradeTask = {
  name: 'Registering new patients',
  department: 'Customer Service',
  profile: {
    structure: 4,
    variation: 2,
    digital: 3,
    judgement: 1,
    sources: ['Website form submissions', 'Customer account profiles', 'Appointment and booking records'],
  },
  automation: {
    title: 'Bring patient forms into the chart before the visit',
    description:
      'Sends the forms by text, reads insurance cards, and fills the chart without retyping. Staff check what doesn’t match.',
  },
  otherNames: [
    'Patient registration',
    'Patient intake',
    'Patient intake forms',
    'New patient forms',
    'New patient paperwork',
    'Typing patient forms',
  ],
};
