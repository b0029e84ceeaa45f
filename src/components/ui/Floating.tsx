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

/** On wide screens the element is in the margin, on others a bar that would compete with the hero's own buttons. */
function isBelowHero(place: HTMLElement): boolean {
  const hero = document.querySelector('main section');
  if (!hero || window.matchMedia('(width >= 60rem)').matches) return true;
  return hero.getBoundingClientRect().bottom <= place.getBoundingClientRect().top;
}

/**
 * Subscribes to everything that moves content below the element: scrolling, window size, page height, and content that
 * loads into a page too short to grow.
 */
function onMove(callback: () => void): () => void {
  const resizes = new ResizeObserver(callback);
  resizes.observe(document.body);
  const mutations = new MutationObserver(callback);
  mutations.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', callback, { passive: true });
  window.addEventListener('resize', callback);
  return () => {
    resizes.disconnect();
    mutations.disconnect();
    window.removeEventListener('scroll', callback);
    window.removeEventListener('resize', callback);
  };
}

interface FloatingProps extends Omit<ComponentProps<'aside'>, 'ref'> {
  /** Renders a bar at the bottom of the window on narrow screens, with room of its own at the end of the content. */
  isBar?: boolean;
  /** `controls`: hides while it would cover a control of the page. `hero`: a bar that appears below the hero. */
  hidesOver?: 'controls' | 'hero';
}

/** An element that stays in the window. */
export function Floating({ isBar = false, hidesOver = 'controls', className, ...aside }: FloatingProps) {
  const place = useRef<HTMLElement>(null);
  const isClear = useSyncExternalStore(
    onMove,
    () =>
      place.current !== null &&
      (hidesOver === 'hero' ? isBelowHero(place.current) : !coversControl(place.current)),
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
