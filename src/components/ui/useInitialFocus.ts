import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the element once its dialog is open: the title, which the browser would skip for the close button. */
export function useInitialFocus<
  Focused extends HTMLElement = HTMLHeadingElement,
>(): RefObject<Focused | null> {
  const ref = useRef<Focused>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
