import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/database/inTransaction';
import { countEntries } from '@/database/tables/inquiryEntries';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { Conflict } from '@/errors/ApiFailures';
import type { Inquiry } from '@/payload-types';
import { lockInquiry } from './findInquiry';

const isFull = `An inquiry keeps up to ${inquiryLimits.entries} notes and replies.`;

/**
 * Runs `add` unless the same submission has already added its entry. Locks the inquiry, so that a double click is
 * detected.
 * @throws Missing, Conflict when the inquiry has reached its entry limit
 */
export function insertEntryOnce(
  req: PayloadRequest,
  { inquiryId, submissionKey }: { inquiryId: number; submissionKey: string },
  add: (inquiry: Inquiry) => Promise<void>,
): Promise<void> {
  return inTransaction(req, async () => {
    const inquiry = await lockInquiry(req, inquiryId);
    const { total, isKept } = await countEntries(req, inquiryId, submissionKey);
    if (isKept) return;
    if (total >= inquiryLimits.entries) throw new Conflict(isFull);
    await add(inquiry);
  });
}
