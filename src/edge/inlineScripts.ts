/** Scripts with a `type` that no browser runs carry data. */
const inlineScript = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const dataType = /\stype="(?!module"|text\/javascript"|importmap"|speculationrules")[^"]+"/i;

/** The texts of a page's inline scripts that a browser would run, as they stand between the tags. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(inlineScript))
    .filter(([, attributes = '', text]) => text && !/\ssrc=/i.test(attributes) && !dataType.test(attributes))
    .map(([, , text = '']) => text);
}
