/** State of a field whose input is sent and comes back as the current value. */
interface TypedText {
  /** Contents of the field. */
  text: string;
  /** Last known current value. */
  value: string;
  /** Values sent that have not come back, oldest first. */
  underway: readonly string[];
}

export const showing = (value: string): TypedText => ({ text: value, value, underway: [] });

export const latestOf = ({ value, underway }: TypedText): string => underway.at(-1) ?? value;

export const withText = (typed: TypedText, text: string): TypedText => ({ ...typed, text });

export const withSent = (typed: TypedText, value: string): TypedText => ({
  ...typed,
  underway: [...typed.underway, value],
});

/**
 * Applies a new current value. A value that was sent from this field leaves its contents alone, which may be newer; any
 * other value comes from outside and replaces them.
 */
export function withValue(typed: TypedText, value: string): TypedText {
  const returned = typed.underway.indexOf(value);
  // If several values were sent in quick succession, only the last may come back.
  return returned < 0 ? showing(value) : { ...typed, value, underway: typed.underway.slice(returned + 1) };
}

/**
 * Returns the part of the input that still has to be sent, if any.
 * @param read parses the text; null while it is incomplete
 */
export function unsentOf(typed: TypedText, read: (text: string) => string | null): string | null {
  const latest = latestOf(typed);
  const meant = read(typed.text);
  return typed.text === latest || meant === latest ? null : meant;
}
