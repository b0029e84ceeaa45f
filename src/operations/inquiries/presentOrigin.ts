import type { Inquiry } from '@/payload-types';
import type { InquiryOrigin } from '@/schemas/inquiryOrigin';

/** Returns how the visitor reached the form, with null for unknown values. */
export const presentOrigin = ({
  sentFrom,
  firstPage,
  referrer,
}: Pick<Inquiry, keyof InquiryOrigin>): InquiryOrigin => ({
  sentFrom: sentFrom || null,
  firstPage: firstPage || null,
  referrer: referrer || null,
});
