import {
  claimDenials,
  confirmations,
  insuranceClaims,
  insurancePayments,
  insuranceVerification,
  newPatients,
} from './patientCare';
import type { TradeTask } from './TradeTask';

/** Work of medical practices. */
export const medical: readonly TradeTask[] = [
  insuranceVerification,
  {
    name: 'Requesting prior authorizations',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 3,
      digital: 3,
      judgement: 2,
      sources: [
        'Customer account profiles',
        'Laws, regulations and standards',
        'Appointment and booking records',
      ],
    },
    automation: {
      title: 'Prepare prior authorizations from the chart',
      description:
        'Finds the payer’s criteria, collects the notes that meet them, fills the form, and tracks the answer. A clinician reviews each request.',
    },
    otherNames: [
      'Prior authorizations',
      'Prior auths',
      'Prior auth',
      'Preauthorizations',
      'Pre-auths',
      'Prior authorization requests',
      'Getting prior auths',
    ],
  },
  {
    name: 'Writing visit notes',
    department: 'Operations',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 4,
      sources: [
        'Customer account profiles',
        'Appointment and booking records',
        'Call recordings and transcripts',
      ],
    },
    automation: {
      title: 'Draft visit notes from the conversation',
      description:
        'Listens with the patient’s consent and drafts the note in your format. The clinician corrects and signs it the same day.',
    },
    otherNames: [
      'Charting',
      'Medical charting',
      'Clinical notes',
      'SOAP notes',
      'Visit notes',
      'Progress notes',
      'Encounter notes',
    ],
  },
  {
    name: 'Processing referrals',
    department: 'Operations',
    profile: {
      structure: 3,
      variation: 2,
      digital: 3,
      judgement: 2,
      sources: ['Customer account profiles', 'Appointment and booking records', 'Customer emails'],
    },
    automation: {
      title: 'Read referrals and track them to the visit',
      description:
        'Reads each referral, checks that it is complete, offers times, and reports back to the sender. A nurse sorts the urgent ones.',
    },
    otherNames: ['Referral coordination', 'Patient referrals', 'Medical referrals', 'Referral faxes'],
  },
  {
    name: 'Sorting incoming faxes',
    department: 'Operations',
    profile: {
      structure: 2,
      variation: 2,
      digital: 3,
      judgement: 1,
      sources: ['Shared drives and document folders', 'Customer account profiles'],
    },
    automation: {
      title: 'Name incoming faxes and file them',
      description:
        'Recognizes sender, type and date, proposes where each fax belongs, and routes the urgent ones. Staff confirm the unclear ones.',
    },
    otherNames: [
      'Incoming faxes',
      'Fax sorting',
      'Fax inbox',
      'Indexing faxes',
      'Filing faxes',
      'Sorting faxes',
    ],
  },
  {
    name: 'Handling refill requests',
    department: 'Customer Service',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 3,
      sources: [
        'Customer account profiles',
        'Voicemail and phone messages',
        'Appointment and booking records',
      ],
    },
    automation: {
      title: 'Prepare refill requests for approval',
      description:
        'Collects the request, last visit and last labs on one screen and marks what is outside your protocol. The prescriber approves every refill.',
    },
    otherNames: [
      'Refill requests',
      'Prescription refills',
      'Medication refills',
      'Med refills',
      'Rx refills',
      'Refills',
    ],
  },
  {
    name: 'Answering patient messages',
    department: 'Customer Service',
    profile: {
      structure: 2,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: ['Customer emails', 'Customer account profiles', 'Standard operating procedures'],
    },
    automation: {
      title: 'Sort patient messages and draft routine answers',
      description:
        'Separates scheduling, billing and clinical questions and drafts answers to routine ones. Clinical advice comes from a clinician.',
    },
    otherNames: [
      'Patient messages',
      'Patient portal messages',
      'Portal messages',
      'MyChart messages',
      'In-basket messages',
    ],
  },
  {
    name: 'Coding visits',
    department: 'Finance & Accounting',
    profile: {
      structure: 3,
      variation: 3,
      digital: 4,
      judgement: 3,
      sources: [
        'Customer account profiles',
        'Customer invoices and payments',
        'Laws, regulations and standards',
      ],
    },
    automation: {
      title: 'Propose visit codes from the note',
      description:
        'Suggests procedure and diagnosis codes with the sentence behind each and marks what the note doesn’t support. A coder decides.',
    },
    otherNames: [
      'Medical coding',
      'CPT coding',
      'ICD-10 coding',
      'Charge entry',
      'Charge capture',
      'Visit coding',
    ],
  },
  {
    name: 'Releasing medical records',
    department: 'Legal & Compliance',
    profile: {
      structure: 3,
      variation: 2,
      digital: 4,
      judgement: 2,
      sources: [
        'Customer account profiles',
        'Laws, regulations and standards',
        'Standard operating procedures',
      ],
    },
    automation: {
      title: 'Check record requests and prepare the release',
      description:
        'Checks that the authorization is valid, collects the records it covers, and logs the release. Staff approve each one before it leaves.',
    },
    otherNames: [
      'Release of information',
      'Medical records release',
      'Release of records',
      'ROI requests',
      'Sending medical records',
    ],
  },
  insuranceClaims,
  claimDenials,
  insurancePayments,
  confirmations,
  newPatients,
];
