import { inquiryTexts as texts } from '@/content/admin/inquiries';
import styles from './NewInquiries.module.css';

/** How many inquiries nobody has answered yet; nothing while there are none. */
export function NewInquiries({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{texts.fewNew(count)}</span>
      <span className="visually-hidden"> {texts.new}</span>
    </span>
  );
}
