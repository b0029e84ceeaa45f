import { useSyncExternalStore } from 'react';

/** A narrow window shows either the preview or the form: panelNarrow.css. */
const narrowWindow = '(width < 60rem)';

/** In a narrow window, of the open form. Once opened, a preview stays loaded. */
let narrowState: 'unopened' | 'open' | 'closed' = 'unopened';
const listeners = new Set<() => void>();

function setNarrowState(state: typeof narrowState): void {
  narrowState = state;
  for (const listener of listeners) listener();
}

/** Lets the next form in a narrow window start without its preview. */
export const resetNarrowPreview = (): void => setNarrowState('unopened');

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrowWindow);
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

/** The part of Payload's live preview context that says whether the preview is open. */
interface PayloadPreview {
  isLivePreviewing: boolean;
  setIsLivePreviewing: (isOpen: boolean) => void;
  shouldRenderIframe?: boolean;
}

/**
 * Returns whether the preview is open, and how to change that. Payload stores its own state for the account: used on a
 * phone, it would open a form without it, and close it on the desktop, too. A narrow window has a state of its own.
 */
export function usePreviewState({
  isLivePreviewing,
  setIsLivePreviewing,
  shouldRenderIframe = false,
}: PayloadPreview) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrowWindow).matches,
    () => false,
  );
  const state = useSyncExternalStore(
    subscribe,
    () => narrowState,
    () => 'unopened' as const,
  );
  return isNarrow
    ? {
        isNarrow,
        isOpen: state === 'open',
        isLoaded: state !== 'unopened',
        setIsOpen: (isOpen: boolean) => setNarrowState(isOpen ? 'open' : 'closed'),
      }
    : { isNarrow, isOpen: isLivePreviewing, isLoaded: shouldRenderIframe, setIsOpen: setIsLivePreviewing };
}
