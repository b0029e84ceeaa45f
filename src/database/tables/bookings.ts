import type { PayloadRequest } from 'payload';
import { namedRows } from '../namedRows';

/** The inquiry that a booking made, or that it was noted in when it was moved. Past the access rule: the vendor asks. */
export async function findInquiryOfBooking(
  req: PayloadRequest,
  submissionKey: string,
): Promise<number | null> {
  const [row] = await namedRows<{ id: number }>(
    req,
    {
      name: 'inquiry-of-booking',
      text: `select id from inquiries where submission_key = $1
        union all select inquiry_id from inquiry_entries where submission_key = $1 limit 1`,
    },
    [submissionKey],
  );
  return row?.id ?? null;
}
