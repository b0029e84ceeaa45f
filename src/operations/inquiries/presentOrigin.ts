import type { Inquiry } from '@/payload-types';
import type { InquiryOrigin } from '@/schemas/inquiryOrigin';

/** How whoever wrote came to the form; null for what isn't known. */
export const presentOrigin = ({
  sentFrom,
  firstPage,
  referrer,
}: Pick<Inquiry, keyof InquiryOrigin>): InquiryOrigin => ({
  sentFrom: sentFrom || null,
  firstPage: firstPage || null,
  referrer: referrer || null,
});
