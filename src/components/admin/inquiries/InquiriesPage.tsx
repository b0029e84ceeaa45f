'use client';

import { useState } from 'react';
import { ToastMessage } from '@/components/ui/ToastMessage';
import { useToast } from '@/components/ui/useToast';
import { InquiryList } from './InquiryList';
import { InquiryScreen } from './InquiryScreen';
import { useOpenInquiry } from './useOpenInquiry';

/** The inbox: the list, or the inquiry that the address names. What is said of an inquiry outlives its deletion. */
export function InquiriesPage() {
  const { openId, hrefOf, listHref } = useOpenInquiry();
  const { toast, say } = useToast();
  const [wasOpen, setWasOpen] = useState(false);
  if (openId !== null && !wasOpen) setWasOpen(true);
  return (
    <>
      {openId === null ? (
        <InquiryList hrefOf={hrefOf} takesFocus={wasOpen} />
      ) : (
        <InquiryScreen key={openId} id={openId} listHref={listHref} say={say} />
      )}
      <ToastMessage toast={toast} />
    </>
  );
}
