'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { panelTabs } from '@/content/admin/panel';
import { searchMetadataAnchor } from '@/content/admin/seo';
import { openTab } from '../showPlace';

/** Opens a form at its SEO fields when the address asks for it, as links of the metadata check do. */
export function OpenAtSearch() {
  const { collectionSlug } = useDocumentInfo();
  useEffect(() => {
    if (window.location.hash !== `#${searchMetadataAnchor}`) return;
    openTab(collectionSlug === 'seo-pages' ? panelTabs.searchResults : panelTabs.seo);
  }, [collectionSlug]);
  return null;
}
