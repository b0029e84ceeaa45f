import { blogPreview } from '@/content/site/blog';
import styles from '@/components/site/StaffNotice.module.css';

/** Tells staff that this is a preview, with a link back. */
export function PreviewNotice({ id }: { id: number }) {
  return (
    <aside className={styles.notice}>
      <p>{blogPreview.notice}</p>
      {/* The CMS is a separate document. */}
      <a href={`/cms/collections/posts/${id}`}>{blogPreview.edit}</a>
    </aside>
  );
}
