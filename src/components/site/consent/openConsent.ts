/** A message inside the page: the footer's button asks for the question to be shown again. */
const openConsentEvent = 'open-consent';

export function openConsent(): void {
  window.dispatchEvent(new Event(openConsentEvent));
}

/** Calls back when somebody wants to see the question again. Returns how to stop. */
export function onOpenConsent(callback: () => void): () => void {
  window.addEventListener(openConsentEvent, callback);
  return () => window.removeEventListener(openConsentEvent, callback);
}
