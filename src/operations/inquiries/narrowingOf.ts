import { noOwner, type InquiryNarrowing } from '@/schemas/inquiryDesk';

/** What a query asks for, as the table is asked. */
export const narrowingOf = ({ owner, ...others }: InquiryNarrowing) => ({
  ...others,
  ...(owner === undefined ? {} : { ownerId: owner === noOwner ? null : Number(owner) }),
});
