/** Written by src/components/site/ScriptsAfterPaint.tsx, which starts the scripts again. */
const MARK = 'data-scripts="after-paint"';

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g;

/**
 * Takes the addresses of Next's scripts into `data-src`, so that the browser neither fetches nor runs them before the
 * page starts them itself. Next has no setting for that. Pages without the mark, and scripts that a new version of Next
 * would write in another way, stay as they are.
 * @param {string} html
 */
export function holdScripts(html) {
  if (!html.includes(MARK)) return html;
  return html.replace(PRELOAD, '').replace(SCRIPT, '<script data-src="$1" async=""></script>');
}
