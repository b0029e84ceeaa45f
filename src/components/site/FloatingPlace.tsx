'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { logFailure } from '@/client/logFailure';

interface FloatingPlaceProps extends Omit<ComponentProps<'aside'>, 'ref'> {
  /** Where the button leads: while another link there is in sight, the button isn't needed. */
  href: string;
}

/**
 * Calls back once somebody scrolls, or at once where the page is scrolled already. Who stays at the top sees the page's own
 * links, and needs none of the code that looks for a free place.
 * @returns calls it off
 */
function onceScrolled(callback: () => void): () => void {
  if (window.scrollY > 0) callback();
  else window.addEventListener('scroll', callback, { once: true, passive: true });
  return () => window.removeEventListener('scroll', callback);
}

/** Fetches what watches the place, and begins the watch. Returns how to end it, begun or not. */
function watchOnceScrolled(place: Element, href: string, show: (isClear: boolean) => void): () => void {
  let isOver = false;
  let stopWatching: (() => void) | undefined;
  const callOff = onceScrolled(() => {
    import('./showWhereClear').then(
      ({ showWhereClear }) => {
        if (!isOver) stopWatching = showWhereClear(place, href, show);
      },
      (error: unknown) => logFailure('The floating button stays away', error),
    );
  });
  return () => {
    isOver = true;
    callOff();
    stopWatching?.();
  };
}

/** What floats over the page; it is marked (`data-clear`) while it covers nothing. */
export function FloatingPlace({ href, ...aside }: FloatingPlaceProps) {
  const place = useRef<HTMLElement>(null);
  const [isClear, setIsClear] = useState(false);
  useEffect(() => (place.current ? watchOnceScrolled(place.current, href, setIsClear) : undefined), [href]);
  return <aside {...aside} ref={place} data-clear={isClear || undefined} />;
}
