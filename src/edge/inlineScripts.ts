/** Scripts with a `type` that no browser executes contain data. */
const inlineScript = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const dataType = /\stype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]+"/i;

/** Returns the source of each inline script that a browser would run. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(inlineScript))
    .filter(([, attributes = '', text]) => text && !/\ssrc=/i.test(attributes) && !dataType.test(attributes))
    .map(([, , text = '']) => text);
}
