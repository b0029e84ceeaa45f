'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusMain } from './focusMain';

interface Held {
  element: HTMLElement;
  /** It was disabled while it had the focus, which takes that away. */
  wasDisabled: boolean;
}

/**
 * Keeps the focus in a list whose entries can leave with it, or disable the button that has it while they are busy. A
 * button that can be pressed again gets it back; of an entry that left, `target` gets it, else the page.
 * @param target can be focused; the list itself, or its heading
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> = list,
): void {
  const held = useRef<Held | null>(null);

  useEffect(() => {
    // Not by React's events: it takes no notice of those that come while it changes the page, as when a dialog closes.
    const note = ({ target: element }: FocusEvent) => {
      const isHere = element instanceof HTMLElement && list.current?.contains(element);
      held.current = isHere ? { element, wasDisabled: false } : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);

  useLayoutEffect(() => {
    const now = held.current;
    if (!now || isElsewhere(now)) return;
    if (!now.element.isConnected) {
      held.current = null;
      if (target.current) target.current.focus();
      else focusMain();
    } else if (now.element.matches(':disabled')) {
      now.wasDisabled = true;
    } else if (now.wasDisabled) {
      now.wasDisabled = false;
      now.element.focus();
    }
  });

  // The last entry may take the whole list along.
  useLayoutEffect(
    () => () => {
      if (held.current && !isElsewhere(held.current)) focusMain();
    },
    [],
  );
}

const isElsewhere = ({ element }: Held): boolean =>
  document.activeElement !== document.body && document.activeElement !== element;
