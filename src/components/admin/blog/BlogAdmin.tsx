'use client';

import { blogAdminTexts as texts } from '@/content/admin/blog';

/** The posts of the blog; a tab of the portal, and a page of its own at /admin/blog. */
export function BlogAdmin({ headingLevel }: { headingLevel: 1 | 2 }) {
  const Title = `h${headingLevel}` as const;
  return <Title>{texts.title}</Title>;
}
