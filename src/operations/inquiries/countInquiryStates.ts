import type { PayloadRequest } from 'payload';
import { countInquiries } from '@/database/tables/inquiryList';
import { requireStaff } from '@/operations/requireUser';
import type { InquiryCounts } from '@/schemas/inquiryDesk';

/** How many inquiries there are of each state, as far as they are counted. For staff. One query. */
export async function countInquiryStates({ req }: { req: PayloadRequest }): Promise<InquiryCounts> {
  requireStaff(req);
  return countInquiries(req);
}
