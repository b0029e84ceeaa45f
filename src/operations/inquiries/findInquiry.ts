import type { PayloadRequest } from 'payload';
import { findInquiryById, lockInquiryRow } from '@/database/tables/inquiries';
import { Missing } from '@/errors/ApiFailures';
import type { Inquiry } from '@/payload-types';

/** @throws Missing when there is no such inquiry, or no longer */
export async function findInquiry(req: PayloadRequest, id: number): Promise<Inquiry> {
  const inquiry = await findInquiryById(req.payload, id, req);
  if (!inquiry) throw new Missing('Inquiry not found');
  return inquiry;
}

/** The same, with its row locked until the transaction ends: others who change or answer it wait. */
export async function lockInquiry(req: PayloadRequest, id: number): Promise<Inquiry> {
  await lockInquiryRow(req, id);
  return findInquiry(req, id);
}
