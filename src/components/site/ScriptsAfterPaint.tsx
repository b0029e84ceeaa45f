import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { cacheOfflinePageScript } from '@/client/cacheOfflinePageScript';
import { scriptsAfterPaintScript } from '@/client/scriptsAfterPaint';
import { env } from '@/env';

/** Marks a public page: its fonts come before its first paint, its scripts after it, and what is for later much later. */
export function ScriptsAfterPaint() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: fontsBeforePaintScript }} />
      <script data-scripts="after-paint" dangerouslySetInnerHTML={{ __html: scriptsAfterPaintScript }} />
      {env.NODE_ENV === 'production' ? (
        <script dangerouslySetInnerHTML={{ __html: cacheOfflinePageScript }} />
      ) : null}
    </>
  );
}
