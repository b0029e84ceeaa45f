'use client';

import { useEffect, useId, useRef, useState, type MouseEvent, type FocusEvent, type ReactNode } from 'react';
import styles from './NavMenu.module.css';

interface NavMenuProps {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of a button without text. */
  accessibleName?: string;
  buttonClassName?: string;
  panelClassName?: string;
  children: ReactNode;
}

/** Button that discloses links. Escape, a click outside, moving focus out and following a link close it. */
export function NavMenu({ label, accessibleName, buttonClassName, panelClassName, children }: NavMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  const closeWhenFocusLeaves = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  // In the capture phase, because booking links stop propagation of their clicks.
  const closeWhenFollowed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setIsOpen(false);
  };

  return (
    <div ref={root} className={styles.menu} onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        className={buttonClassName ?? styles.button}
        aria-label={accessibleName}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      <div
        id={panelId}
        className={panelClassName ?? styles.panel}
        data-panel=""
        onClickCapture={closeWhenFollowed}
      >
        {children}
      </div>
    </div>
  );
}
