'use client';

import page from '@/components/ui/Page.module.css';
import { BlogAdmin } from './BlogAdmin';

/** The posts as a page of their own. */
export function BlogAdminPage({ defaultAuthor }: { defaultAuthor: string }) {
  return (
    <div className={page.page}>
      <BlogAdmin defaultAuthor={defaultAuthor} />
    </div>
  );
}
