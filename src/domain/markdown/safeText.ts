import type { Options } from 'mdast-util-to-markdown';

type TextHandler = NonNullable<NonNullable<Options['handlers']>['text']>;
type State = Parameters<TextHandler>[2];
type Info = Parameters<TextHandler>[3];

/**
 * A text with escapes where its characters would mean something, as `state.safe` writes it. That one tries some fifty
 * patterns on every text, each about one character; those whose character isn't there find nothing, and are left out.
 */
export function safeText(state: State, value: string, info: Info): string {
  const { unsafe } = state;
  const around = info.before + value + info.after;
  state.unsafe = unsafe.filter(({ character }) => around.includes(character));
  const written = state.safe(value, info);
  state.unsafe = unsafe;
  return /[*_]$/.test(info.before) ? written.replace(pairBeforeLine, '$1\\') : written;
}

/**
 * An "_" between letters is none of emphasis, unless the letter before it is written as a number because a mark stands right
 * before that one. `state.safe` knows so of letters of one unit of UTF-16 only.
 */
const pairBeforeLine = /^([\uD800-\uDBFF][\uDC00-\uDFFF])(?=_)/;
