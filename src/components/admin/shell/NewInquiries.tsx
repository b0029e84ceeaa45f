import { useEffect } from 'react';
import { inquiryTexts as texts } from '@/content/admin/inquiries';
import type { InquiryCounts } from '@/schemas/inquiryDesk';
import { inquiryCountsPath } from '../inquiries/inquiriesApi';
import { useAdminAnswer } from '../useAdminAnswer';
import styles from './NewInquiries.module.css';

/** How many inquiries nobody has answered yet, as of when the page at `path` was opened; nothing while there are none. */
export function NewInquiries({ path }: { path: string }) {
  const { answer, reload } = useAdminAnswer<InquiryCounts>(inquiryCountsPath);
  useEffect(reload, [path, reload]);
  if (!answer?.new) return null;
  return (
    <span className={styles.count}>
      {texts.fewNew(answer.new)}
      <span className="visually-hidden"> {texts.new}</span>
    </span>
  );
}
