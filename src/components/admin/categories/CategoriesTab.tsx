'use client';

import { adminPortalTexts as texts } from '@/content/admin/portal';

/** The topics of the blog. */
export function CategoriesTab() {
  return <h2>{texts.tabNames.categories}</h2>;
}
