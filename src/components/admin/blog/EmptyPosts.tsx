import { Button } from '@/components/ui/Button';
import { blogAdminTexts as texts } from '@/content/admin/blog';
import styles from './BlogAdmin.module.css';

interface EmptyPostsProps {
  headingLevel: 2 | 3;
  onCreate: () => void;
}

/** The list before the first post. */
export function EmptyPosts({ headingLevel, onCreate }: EmptyPostsProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Title className={styles.emptyTitle}>{texts.emptyTitle}</Title>
      <p>{texts.empty}</p>
      <Button onClick={onCreate}>{texts.createFirst}</Button>
    </div>
  );
}
