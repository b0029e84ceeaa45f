'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusMain } from './focusMain';

interface Held {
  element: HTMLElement;
  /** It was disabled while focused, and so lost the focus. */
  wasDisabled: boolean;
}

/**
 * Restores the focus in a list whose focused button gets removed or disabled. A button that is enabled again gets the
 * focus back; if it was removed, `target` gets the focus, else the page (`focusMain`).
 * @param target a focusable element: the list itself, or its heading
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> = list,
): void {
  const held = useRef<Held | null>(null);

  useEffect(() => {
    // A native listener: React ignores events that fire while it commits, such as the focus change on closing a dialog.
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

  // The list may unmount together with its last entry.
  useLayoutEffect(
    () => () => {
      if (held.current && !isElsewhere(held.current)) focusMain();
    },
    [],
  );
}

const isElsewhere = ({ element }: Held): boolean =>
  document.activeElement !== document.body && document.activeElement !== element;
