import { inquiryTexts as texts } from '@/content/admin/inquiries';
import styles from './NewInquiries.module.css';

/** Number of unanswered inquiries; renders nothing at zero. */
export function NewInquiries({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{texts.fewNew(count)}</span>
      <span className="visually-hidden"> {texts.new}</span>
    </span>
  );
}
