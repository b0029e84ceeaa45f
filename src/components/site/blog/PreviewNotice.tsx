import { blogPreview } from '@/content/site/blog';
import styles from '@/components/site/StaffNotice.module.css';

/** Says that this is not what readers see, and leads back. */
export function PreviewNotice({ id }: { id: number }) {
  return (
    <aside className={styles.notice}>
      <p>{blogPreview.notice}</p>
      {/* The CMS is a document of its own. */}
      <a href={`/cms/collections/posts/${id}`}>{blogPreview.edit}</a>
    </aside>
  );
}
