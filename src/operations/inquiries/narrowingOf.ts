import { noOwner, type InquiryNarrowing } from '@/schemas/inquiryDesk';

/** Converts the filters of a request to those of the table functions. */
export const narrowingOf = ({ owner, ...others }: InquiryNarrowing) => ({
  ...others,
  ...(owner === undefined ? {} : { ownerId: owner === noOwner ? null : Number(owner) }),
});
