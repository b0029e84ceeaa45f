import { scriptsAfterPaintScript } from '@/client/scriptsAfterPaint';

/** Marks a page whose scripts may wait for its first paint, and starts them then. */
export function ScriptsAfterPaint() {
  return <script data-scripts="after-paint" dangerouslySetInnerHTML={{ __html: scriptsAfterPaintScript }} />;
}
