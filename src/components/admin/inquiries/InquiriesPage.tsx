'use client';

import { InquiryList } from './InquiryList';
import { InquiryScreen } from './InquiryScreen';
import { useOpenInquiry } from './useOpenInquiry';

/** The inbox: the list, or the inquiry that the address names. */
export function InquiriesPage() {
  const { openId, hrefOf, listHref } = useOpenInquiry();
  return openId === null ? (
    <InquiryList hrefOf={hrefOf} />
  ) : (
    <InquiryScreen key={openId} id={openId} listHref={listHref} />
  );
}
