import { useEffect, useRef } from 'react';
import type { InquiryCounts } from '@/schemas/inquiryDesk';
import { inquiryCountsPath } from '../inquiries/inquiriesApi';
import { useAdminAnswer } from '../useAdminAnswer';

/** How many inquiries nobody has answered yet, as of when the page at `path` was opened. */
export function useNewInquiries(path: string): number {
  const { answer, reload } = useAdminAnswer<InquiryCounts>(inquiryCountsPath);
  const countedAt = useRef(path);
  useEffect(() => {
    // At the first page they are read anyway.
    if (countedAt.current === path) return;
    countedAt.current = path;
    reload();
  }, [path, reload]);
  return answer?.new ?? 0;
}
