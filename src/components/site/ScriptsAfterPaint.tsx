import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { cacheOfflinePageScript } from '@/client/cacheOfflinePageScript';
import { scriptsAfterPaintScript } from '@/client/scriptsAfterPaint';
import { env } from '@/env';

/** Marks a public page: fonts load before the first paint, scripts after it, and low-priority scripts much later. */
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
