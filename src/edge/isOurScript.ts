import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { cacheOfflinePageScript } from '@/client/cacheOfflinePageScript';
import { offlineHintScript } from '@/client/offlineHint';
import { scriptsAfterPaintScript } from '@/client/scriptsAfterPaint';
import { sessionHintScript } from '@/client/sessionHint';

/** The scripts that the site's own components write, and the one that opens Next's list of data. */
const known = new Set([
  sessionHintScript,
  fontsBeforePaintScript,
  scriptsAfterPaintScript,
  offlineHintScript,
  cacheOfflinePageScript,
  '(self.__next_f=self.__next_f||[]).push([0])',
]);

/** Hands over a value and nothing else: data of the page's components (Next), the names of its files (Turbopack). */
const handover =
  /^(?:self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

/**
 * Whether an inline script of a page was written by the site: one of its own few, or one that only hands over a value.
 * Whatever else gets into a page, through a hole that nobody knows of, isn't named in its policy and doesn't run.
 * @param text between the tags
 */
export function isOurScript(text: string): boolean {
  return known.has(text) || isJson(handover.exec(text)?.[1]);
}

function isJson(text: string | undefined): boolean {
  if (text === undefined) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
