/** A field whose contents are sent somewhere and come back as the value in force. */
interface TypedText {
  /** What stands in the field. */
  text: string;
  /** What was last seen to be in force. */
  value: string;
  /** What was sent and hasn't come back, oldest first. */
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
 * Another value is in force. What comes back of what was sent leaves the field alone, in which more may have been typed
 * since; anything else comes from outside and is shown.
 */
export function withValue(typed: TypedText, value: string): TypedText {
  const returned = typed.underway.indexOf(value);
  // Of several that were sent soon after one another, perhaps only the last comes back.
  return returned < 0 ? showing(value) : { ...typed, value, underway: typed.underway.slice(returned + 1) };
}

/**
 * What is to be sent of what was typed, if anything.
 * @param read what the text means; null while it means nothing yet
 */
export function unsentOf(typed: TypedText, read: (text: string) => string | null): string | null {
  const latest = latestOf(typed);
  const meant = read(typed.text);
  return typed.text === latest || meant === latest ? null : meant;
}
