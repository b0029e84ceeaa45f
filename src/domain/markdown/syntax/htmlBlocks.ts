import { htmlTags } from './htmlTags';

/** The seven kinds of HTML blocks, by number: CommonMark 4.6. */
export type HtmlKind = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

const tags = htmlTags(String.raw`[ \t]`);

const beginnings: readonly (readonly [HtmlKind, RegExp])[] = [
  [1, /^<(?:script|pre|style|textarea)(?:[ \t>]|$)/i],
  [2, /^<!--/],
  [3, /^<\?/],
  [4, /^<![a-z]/i],
  [5, /^<!\[CDATA\[/],
  [6, new RegExp(String.raw`^</?(?:${blockNames})(?:[ \t]|/?>|$)`, 'i')],
  [7, new RegExp(String.raw`^(?:${tags.open}|${tags.closing})[ \t]*$`, 'i')],
];

const endings: Partial<Record<HtmlKind, RegExp>> = {
  1: /<\/(?:script|pre|style|textarea)>/i,
  2: /-->/,
  3: /\?>/,
  4: />/,
  5: /\]\]>/,
};

/** Returns the kind of HTML block that begins with this text of a line. */
export const htmlKindOf = (words: string): HtmlKind | null =>
  beginnings.find(([, beginning]) => beginning.test(words))?.[0] ?? null;

/** Whether a block of this kind ends at a certain string, and not at the next empty line. */
export const hasEnding = (kind: HtmlKind): boolean => kind in endings;

export const endsHtml = (kind: HtmlKind, line: string): boolean => endings[kind]?.test(line) ?? false;
