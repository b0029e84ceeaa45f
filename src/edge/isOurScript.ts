import { fontsBeforePaintScript } from '@/client/fontsBeforePaintScript';
import { cacheOfflinePageScript } from '@/client/cacheOfflinePageScript';
import { offlineHintScript } from '@/client/offlineHint';
import { scriptsAfterPaintScript } from '@/client/scriptsAfterPaint';
import { sessionHintScript } from '@/client/sessionHint';

/** React's own, on pages with a form that has an action: remembers a submit before hydration. */
const formReplayScript = `addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error('React form unexpectedly submitted.')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});`;

/** Inline scripts of the site's own components, React's, and the one that opens Next's data list. */
const known = new Set([
  sessionHintScript,
  fontsBeforePaintScript,
  scriptsAfterPaintScript,
  offlineHintScript,
  cacheOfflinePageScript,
  formReplayScript,
  '(self.__next_f=self.__next_f||[]).push([0])',
]);

/** A script that only pushes a value: data of the page's components (Next), or the names of its files (Turbopack). */
const handover =
  /^(?:self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

/**
 * Returns whether an inline script is our own: one of the known few, or one that only pushes a JSON value. Any other
 * script, injected through an unknown hole, isn't listed in the policy and doesn't run.
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
