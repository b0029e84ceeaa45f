import type { PayloadRequest } from 'payload';
import { countInquiries } from '@/database/tables/inquiryList';
import { requireStaff } from '@/operations/requireUser';
import type { InquiryCounts } from '@/schemas/inquiryDesk';

/** Returns the number of inquiries per state, each counted up to `countedOfState`. For staff. Runs one query. */
export async function countInquiryStates({ req }: { req: PayloadRequest }): Promise<InquiryCounts> {
  requireStaff(req);
  return countInquiries(req);
}
