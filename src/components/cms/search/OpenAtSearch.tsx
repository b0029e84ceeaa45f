'use client';

import { useEffect } from 'react';
import { panelTabs } from '@/content/admin/panel';
import { searchMetadataAnchor } from '@/content/admin/seo';
import { openTab } from '../openTab';

/** Opens a form at its SEO fields when the address asks for it, as links of the metadata check do. */
export function OpenAtSearch() {
  useEffect(() => {
    if (window.location.hash === `#${searchMetadataAnchor}`) openTab(panelTabs.seo);
  }, []);
  return null;
}
