import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { scriptsAfterPaintScript } from '@/client/scriptsAfterPaint';

/** Marks a public page: its fonts come before its first paint, its scripts after it. */
export function ScriptsAfterPaint() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: fontsBeforePaintScript }} />
      <script data-scripts="after-paint" dangerouslySetInnerHTML={{ __html: scriptsAfterPaintScript }} />
    </>
  );
}
