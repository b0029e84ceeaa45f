import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../externalStore';

/** A narrow window shows either the preview or the form: panelNarrow.css. */
const narrowWindow = '(width < 60rem)';

/** The preview of the open form in a narrow window. Once opened, it stays loaded. */
const narrowPreview = createStore<'unopened' | 'open' | 'closed'>('unopened');

/** Lets the next form in a narrow window start without its preview. */
export const resetNarrowPreview = (): void => narrowPreview.set('unopened');

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(narrowWindow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
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
    subscribeToWidth,
    () => window.matchMedia(narrowWindow).matches,
    () => false,
  );
  const state = useStore(narrowPreview);
  return isNarrow
    ? {
        isNarrow,
        isOpen: state === 'open',
        isLoaded: state !== 'unopened',
        setIsOpen: (isOpen: boolean) => narrowPreview.set(isOpen ? 'open' : 'closed'),
      }
    : { isNarrow, isOpen: isLivePreviewing, isLoaded: shouldRenderIframe, setIsOpen: setIsLivePreviewing };
}
