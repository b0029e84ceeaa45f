'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, type ReactNode } from 'react';
import { isMeasuredPath } from '@/domain/navigation/isMeasuredPath';
import { isTagManagerLoaded } from '@/integrations/analytics/isTagManagerLoaded';

/**
 * What a page shows. Whoever comes from a page that was measured to one that isn't gets it as a new document, without the
 * vendor's script; until that is there nothing is drawn that the script could read.
 */
export function UnmeasuredPage({ children }: { children: ReactNode }) {
  const isLeftBehind = !isMeasuredPath(usePathname()) && isTagManagerLoaded();
  useLayoutEffect(() => {
    if (isLeftBehind) window.location.reload();
  }, [isLeftBehind]);
  return isLeftBehind ? null : children;
}
