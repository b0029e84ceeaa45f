import { useEffect, useEffectEvent, useState } from 'react';

interface TypedTextOptions {
  /** The current value; outside changes are shown. */
  value: string;
  /** Parses the text; null while it is incomplete. */
  read: (text: string) => string | null;
  /** Idle time in milliseconds before the input is sent. */
  quietMs: number;
  onSend: (value: string) => void;
}

/** Input field state that is sent after a pause, or immediately with `finish`. */
export function useTypedText({ value, read, quietMs, onSend }: TypedTextOptions) {
  const [typed, setTyped] = useState(() => showing(value));
  if (value !== typed.value) setTyped(withValue(typed, value));
  const unsent = unsentOf(typed, read);

  const send = (next: string) => {
    setTyped((now) => withSent(now, next));
    onSend(next);
  };
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    if (unsent === null) return undefined;
    const timer = setTimeout(() => sendAfterPause(unsent), quietMs);
    return () => clearTimeout(timer);
  }, [unsent, quietMs]);

  return {
    text: typed.text,
    type: (text: string) => setTyped((now) => withText(now, text)),
    /** Sends the input, or resets an incomplete one to the current value. */
    finish: () => {
      if (unsent !== null) send(unsent);
      else if (read(typed.text) === null) setTyped((now) => withText(now, latestOf(now)));
    },
  };
}

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

const latestOf = ({ value, underway }: TypedText): string => underway.at(-1) ?? value;

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
