import { z } from 'zod';
import { inquiryStates } from '@/domain/inquiries/inquiryStates';
import type { InquiryDetails } from '@/schemas/inquiryDesk';

/** State and owner as the form's fields hold them, and as the call takes them. */
export const handlingFormSchema = z
  .object({ status: z.enum(inquiryStates), ownerId: z.string() })
  .transform(({ status, ownerId }) => ({ status, ownerId: ownerId ? Number(ownerId) : null }));

export const toHandlingForm = ({ status, owner }: InquiryDetails): z.input<typeof handlingFormSchema> => ({
  status,
  ownerId: owner ? String(owner.id) : '',
});
