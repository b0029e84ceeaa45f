'use client';

import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import styles from './Floating.module.css';

const controlSelector = 'a, button, input, select, textarea, summary';

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** Ignores controls in a dialog: dialogs are in the top layer, above everything fixed. */
function coversControl(place: HTMLElement): boolean {
  const box = place.getBoundingClientRect();
  return [...document.querySelectorAll(controlSelector)].some(
    (control) =>
      overlap(control.getBoundingClientRect(), box) &&
      !control.closest('[data-floating], dialog') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
}

/** Subscribes to everything that moves content below the element: scrolling, window size and page height. */
function onMove(callback: () => void): () => void {
  const observer = new ResizeObserver(callback);
  observer.observe(document.body);
  window.addEventListener('scroll', callback, { passive: true });
  window.addEventListener('resize', callback);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', callback);
    window.removeEventListener('resize', callback);
  };
}

interface FloatingProps extends Omit<ComponentProps<'aside'>, 'ref'> {
  /** Renders a bar at the bottom of the window on narrow screens. */
  isBar?: boolean;
}

/** A fixed element that hides while it would cover a control of the page. */
export function Floating({ isBar = false, className, ...aside }: FloatingProps) {
  const place = useRef<HTMLElement>(null);
  const isClear = useSyncExternalStore(
    onMove,
    () => place.current !== null && !coversControl(place.current),
    () => false,
  );
  return (
    <aside
      {...aside}
      ref={place}
      className={[styles.floating, isBar && styles.bar, className].filter(Boolean).join(' ')}
      data-floating={isBar ? 'bar' : ''}
      data-clear={isClear}
      data-print="hide"
    />
  );
}
