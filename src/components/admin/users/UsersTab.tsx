'use client';

import { adminPortalTexts as texts } from '@/content/admin/portal';

/** The accounts. */
export function UsersTab() {
  return <h2>{texts.tabNames.users}</h2>;
}
