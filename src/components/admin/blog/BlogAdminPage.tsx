'use client';

import { BlogAdmin } from './BlogAdmin';
import styles from '../shell/AdminPortal.module.css';

/** The posts as a page of their own. */
export function BlogAdminPage({ defaultAuthor }: { defaultAuthor: string }) {
  return (
    <div className={styles.page}>
      <BlogAdmin defaultAuthor={defaultAuthor} />
    </div>
  );
}
