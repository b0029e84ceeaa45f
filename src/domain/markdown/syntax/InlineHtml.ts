import { htmlTags } from './htmlTags';

const tags = htmlTags(String.raw`[ \t\n]`);
const tag = new RegExp(`${tags.open}|${tags.closing}`, 'iy');

/** Constructs that extend to the next matching end. */
const spans: readonly (readonly [beginning: RegExp, ending: string])[] = [
  [/<!--(?=-?>)/y, '>'],
  [/<!--/y, '-->'],
  [/<\?/y, '?>'],
  [/<!\[CDATA\[/y, ']]>'],
  [/<![a-z]/iy, '>'],
];

/** Finds inline HTML: CommonMark 6.6. */
export class InlineHtml {
  /** Ends that don't occur any more, which aren't searched again. */
  private readonly missing = new Set<string>();

  constructor(private readonly text: string) {}

  /** Returns the end of the HTML that begins with the "<" at `at`; null if it isn't HTML. */
  endAt(at: number): number | null {
    tag.lastIndex = at;
    if (tag.test(this.text)) return tag.lastIndex;
    for (const [beginning, ending] of spans) {
      beginning.lastIndex = at;
      if (beginning.test(this.text)) return this.endOf(ending, beginning.lastIndex);
    }
    return null;
  }

  private endOf(ending: string, from: number): number | null {
    if (this.missing.has(ending)) return null;
    const found = this.text.indexOf(ending, from);
    if (found === -1) this.missing.add(ending);
    return found === -1 ? null : found + ending.length;
  }
}
