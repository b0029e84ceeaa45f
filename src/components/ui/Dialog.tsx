'use client';

import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { ConnectionNotice } from './ConnectionNotice';
import styles from './Dialog.module.css';
import { focusMain } from './focusMain';

/** `back` is a phone's: its gesture asks an open dialog to close instead of leading back in the history. */
export type DismissedBy = 'escape' | 'back';

interface DialogProps {
  /** Id of the element that names it. */
  labelledBy: string;
  /**
   * Called when the person presses Escape or a phone's Back. Whoever doesn't want that leaves the dialog rendered; it
   * is on the screen for as long as it is rendered.
   */
  onDismiss: (by: DismissedBy) => void;
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own one, which keeps the focus in, the rest of the page out of reach, and gives the
 * focus back at the end. Pressing outside does nothing.
 */
export function Dialog({ labelledBy, onDismiss, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  const isEscape = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The key is pressed before the dialog is asked to close; the focus may be on nothing by then.
    const onKey = (event: KeyboardEvent) => {
      isEscape.current = event.type === 'keydown' && event.key === 'Escape';
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
      dialog?.close();
      // What had the focus before may be gone by now.
      if (document.activeElement === document.body) focusMain();
    };
  }, []);

  const dismissedBy = () => (isEscape.current ? 'escape' : 'back');

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onDismiss(dismissedBy());
  };

  // A browser may close a dialog without asking when asked twice; unless it is gone by then, it comes back.
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
      {/* The page's own is out of reach behind the dialog. */}
      <ConnectionNotice />
      {children}
    </dialog>
  );
}
