import type { PayloadRequest } from 'payload';
import { findInquiryById, lockInquiryRow } from '@/database/tables/inquiries';
import { Missing } from '@/errors/ApiFailures';
import type { Inquiry } from '@/payload-types';

/**
 * Returns an inquiry by id.
 * @throws Missing when it doesn't exist
 */
export async function findInquiry(req: PayloadRequest, id: number): Promise<Inquiry> {
  const inquiry = await findInquiryById(req.payload, id, req);
  if (!inquiry) throw new Missing('Inquiry not found');
  return inquiry;
}

/**
 * Returns an inquiry and locks its row until the transaction ends, so that other changes and replies wait.
 * @throws Missing when it doesn't exist
 */
export async function lockInquiry(req: PayloadRequest, id: number): Promise<Inquiry> {
  await lockInquiryRow(req, id);
  return findInquiry(req, id);
}
