import { htmlTags } from './htmlTags';

const tags = htmlTags(String.raw`[ \t\n]`);
const tag = new RegExp(`${tags.open}|${tags.closing}`, 'iy');

/** What begins so goes on to the next such end. */
const spans: readonly (readonly [beginning: RegExp, ending: string])[] = [
  [/<!--(?=-?>)/y, '>'],
  [/<!--/y, '-->'],
  [/<\?/y, '?>'],
  [/<!\[CDATA\[/y, ']]>'],
  [/<![a-z]/iy, '>'],
];

/** Finds HTML within a text: CommonMark 6.6. */
export class InlineHtml {
  /** Endings that don't come any more: nothing that needs them has to be looked for again. */
  private readonly missing = new Set<string>();

  constructor(private readonly text: string) {}

  /** Where the HTML ends that the "<" at `at` begins; null if it begins none. */
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
