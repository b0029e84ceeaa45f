/**
 * Serializes structured data for a script element. Escapes `<`, so that nothing in it can close the element or open
 * another: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function serializeJsonLd(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
