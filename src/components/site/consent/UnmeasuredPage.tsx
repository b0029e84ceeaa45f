'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, type ReactNode } from 'react';
import { isMeasuredPath } from '@/domain/navigation/isMeasuredPath';
import { isTagManagerLoaded } from '@/integrations/analytics/isTagManagerLoaded';

/**
 * Page without analytics. Navigation from a page with analytics loads a new document, without the vendor's script;
 * until then nothing is rendered that the script could read.
 */
export function UnmeasuredPage({ children }: { children: ReactNode }) {
  const isLeftBehind = !isMeasuredPath(usePathname()) && isTagManagerLoaded();
  useLayoutEffect(() => {
    if (isLeftBehind) window.location.reload();
  }, [isLeftBehind]);
  return isLeftBehind ? null : children;
}
