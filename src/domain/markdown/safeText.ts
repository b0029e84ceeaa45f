import type { Options } from 'remark-stringify';

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
  return written;
}
