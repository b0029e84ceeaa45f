'use client';

import page from '@/components/ui/Page.module.css';
import { BlogAdmin } from './BlogAdmin';

/** Page with the blog's posts. */
export function BlogAdminPage({ defaultAuthor }: { defaultAuthor: string }) {
  return (
    <div className={page.page}>
      <BlogAdmin defaultAuthor={defaultAuthor} />
    </div>
  );
}
