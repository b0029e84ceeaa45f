import { AssessmentLink } from '@/components/site/AssessmentLink';
import { emptyBlog } from '@/content/site/blog';
import styles from './EmptyBlog.module.css';

/** What readers find before there is anything to read: blank lines of a ledger, and something to do meanwhile. */
export function EmptyBlog() {
  return (
    <div className={styles.empty}>
      <h2>{emptyBlog.title}</h2>
      <p>{emptyBlog.text}</p>
      <AssessmentLink />
    </div>
  );
}
