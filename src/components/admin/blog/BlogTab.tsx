'use client';

import { BlogAdmin } from './BlogAdmin';

/** The posts as a tab of the portal. */
export function BlogTab() {
  return <BlogAdmin headingLevel={2} />;
}
