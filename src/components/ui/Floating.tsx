'use client';

import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import styles from './Floating.module.css';

const controlSelector = 'a, button, input, select, textarea, summary';

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** A dialog lies above everything fixed, and gives the focus back to the button that opened it. */
function coversControl(place: HTMLElement): boolean {
  const box = place.getBoundingClientRect();
  return [...document.querySelectorAll(controlSelector)].some(
    (control) =>
      overlap(control.getBoundingClientRect(), box) &&
      !control.closest('[data-floating], dialog') &&
      control.checkVisibility({ visibilityProperty: true }),
  );
}

/** Scrolling moves the page below the place, and a change of the page's height moves what stands in it. */
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
  /** Whether it is a bar at the window's lower edge on narrow screens. */
  isBar?: boolean;
}

/** Stays in the window while the page scrolls, and hides for as long as it would cover a control. */
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
