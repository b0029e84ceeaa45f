'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { latestOf, showing, unsentOf, withSent, withText, withValue } from './typedText';

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
