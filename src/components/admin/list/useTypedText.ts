'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { latestOf, showing, unsentOf, withSent, withText, withValue } from './typedText';

interface TypedTextOptions {
  /** What is in force; a change from outside is shown. */
  value: string;
  /** What a text means; null while it means nothing yet. */
  read: (text: string) => string | null;
  /** How long nothing is typed before it is sent. */
  quietMs: number;
  onSend: (value: string) => void;
}

/** What is typed into a field, which is sent when its writer pauses, or at once with `finish`. */
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
    /** Sends what was typed; where it means nothing, what is in force stands in the field again. */
    finish: () => {
      if (unsent !== null) send(unsent);
      else if (read(typed.text) === null) setTyped((now) => withText(now, latestOf(now)));
    },
  };
}
