'use client';

import { BlogAdmin } from './BlogAdmin';
import styles from '../shell/AdminPortal.module.css';

/** The posts as a page of their own. */
export function BlogAdminPage() {
  return (
    <div className={styles.page}>
      <BlogAdmin headingLevel={1} />
    </div>
  );
}
