import type { TradeTask } from './TradeTask';

/** Work of organizations that live on donations. Too little to be offered as examples, but recognized. */
export const nonprofits: readonly TradeTask[] = [
  {
    name: 'Recording donations and thanking donors',
    department: 'Finance & Accounting',
    profile: {
      structure: 4,
      variation: 2,
      digital: 4,
      judgement: 1,
      sources: ['Bank and card statements', 'CRM records', 'Website form submissions'],
    },
    automation: {
      title: 'Record donations and draft the thank-you letters',
      description:
        'Reads checks, bank lines and online gifts into the donor record and drafts each receipt and letter. A person signs the letters and calls large donors.',
    },
    otherNames: [
      'Recording donations',
      'Entering donations',
      'Donation entry',
      'Gift entry',
      'Donor thank-you letters',
    ],
  },
];
