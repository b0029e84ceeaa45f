import { Button } from '@/components/ui/Button';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import styles from './BlogAdmin.module.css';

/** The list before the first post. */
export function EmptyPosts({ onCreate }: { onCreate: () => void }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{texts.emptyTitle}</h2>
      <p>{texts.empty}</p>
      <Button onClick={onCreate}>{texts.createFirst}</Button>
    </div>
  );
}
