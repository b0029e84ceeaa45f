import type { PayloadRequest } from 'payload';
import type { Inquiry } from '@/payload-types';

/** Bypasses access on purpose: the collection denies updates, and only the inbox operations write it. */
export const writeInquiry = (
  req: PayloadRequest,
  id: number,
  data: { status?: Inquiry['status']; owner?: number | null },
) => req.payload.update({ collection: 'inquiries', id, data, depth: 0, overrideAccess: true, req });
