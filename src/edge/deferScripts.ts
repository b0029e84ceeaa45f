/** Set by src/components/site/ScriptsAfterPaint.tsx, which loads the deferred scripts. */
const mark = 'data-scripts="after-paint"';

const script = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/**
 * Moves the `src` of Next's scripts to `data-src`, so that the browser neither fetches nor runs them before the page
 * starts them itself. Next has no setting for that. Pages without the mark stay unchanged, and so do scripts that a new
 * version of Next writes differently.
 */
export function deferScripts(html: string): string {
  if (!html.includes(mark)) return html;
  return html.replace(preload, '').replace(script, '<script data-src="$1" async=""></script>');
}
