'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { showWhereClear } from './showWhereClear';
import styles from './FloatingCallButton.module.css';

interface FloatingPlaceProps {
  /** Where the button leads: while another link there is in sight, the button isn't needed. */
  href: string;
  children: ReactNode;
}

/** Stays at the bottom left of the window, and is there only while it covers nothing. */
export function FloatingPlace({ href, children }: FloatingPlaceProps) {
  const place = useRef<HTMLElement>(null);
  const [isClear, setIsClear] = useState(false);
  useEffect(() => (place.current ? showWhereClear(place.current, href, setIsClear) : undefined), [href]);
  return (
    <aside
      ref={place}
      aria-label="Book a call"
      className={styles.place}
      data-floating-call=""
      data-clear={isClear || undefined}
      data-print="hide"
    >
      {children}
    </aside>
  );
}
