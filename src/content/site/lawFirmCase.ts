import { lawFirm } from '@/domain/useCase/lawFirm';
import { formatUsd } from '@/format/numbers';

const { people, before, after, weekly } = lawFirm;

/** Copy of the use case on the landing page. */
export const lawFirmCase = {
  eyebrow: 'Use case: an illustrative law firm',
  heading: `${weekly.hours} hours a week, given back to fifteen people`,
  lede: `${people.attorneys} attorneys and ${people.paralegals} paralegals: from about ${before.hours} hours and ${formatUsd(before.costUsd)} a week to about ${after.hours} hours and ${formatUsd(after.costUsd)} a week.`,
} as const;
