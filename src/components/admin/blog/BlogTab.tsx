'use client';

import { BlogAdmin } from './BlogAdmin';

/** The posts as a tab of the portal. */
export function BlogTab({ defaultAuthor }: { defaultAuthor: string }) {
  return <BlogAdmin headingLevel={2} defaultAuthor={defaultAuthor} />;
}
