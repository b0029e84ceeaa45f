'use client';

import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { ConnectionNotice } from './ConnectionNotice';
import styles from './Dialog.module.css';
import { focusMain } from './focusMain';

/** `back` is the Back gesture of a phone, which asks an open dialog to close instead of going back in the history. */
export type DismissedBy = 'escape' | 'back';

interface DialogProps {
  /** Id of the element that labels the dialog. */
  labelledBy: string;
  /**
   * Called on Escape or a phone's Back. The dialog is open for as long as it is rendered: to refuse the dismissal, keep
   * rendering it.
   */
  onDismiss: (by: DismissedBy) => void;
  className?: string;
  children: ReactNode;
}

const isAnyOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/**
 * A modal dialog based on the native `<dialog>`, which traps the focus, makes the rest of the page inert and restores
 * the focus on close. A click on the backdrop does nothing.
 */
export function Dialog({ labelledBy, onDismiss, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  const isEscape = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const { documentElement: root } = document;
    // Only in the place of a scroll bar: on a page without one, the gutter would move the content.
    if (!isAnyOpen() && window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    dialog?.showModal();
    // Tells Escape from Back: keydown comes before `cancel`. On window, as no element may have the focus by then.
    const onKey = (event: KeyboardEvent) => {
      isEscape.current = event.type === 'keydown' && event.key === 'Escape';
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
      dialog?.close();
      if (!isAnyOpen()) root.style.scrollbarGutter = '';
      // The element that had the focus before may have been removed, and the browser restores the focus to nothing.
      if (document.activeElement === document.body) focusMain();
    };
  }, []);

  const dismissedBy = () => (isEscape.current ? 'escape' : 'back');

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss(dismissedBy());
  };

  // Browsers may skip `cancel` on a second close request and close the dialog. Reopen it if it is still rendered.
  const onClose = () => {
    if (ref.current?.open) return;
    onDismiss(dismissedBy());
    requestAnimationFrame(() => {
      if (ref.current && !ref.current.open) ref.current.showModal();
    });
  };

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={onCancel}
      onClose={onClose}
    >
      {/* The page's own notice is inert behind the dialog. */}
      <ConnectionNotice />
      {children}
    </dialog>
  );
}
