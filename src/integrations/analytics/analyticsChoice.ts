/** A visitor's consent to analytics. Nothing is loaded from the vendor before `granted`. */
export type AnalyticsChoice = 'granted' | 'denied';

/** Named on the privacy page. */
const choiceKey = 'analytics-consent';

const isChoice = (value: string | null): value is AnalyticsChoice =>
  value === 'granted' || value === 'denied';

/** Returns the choice stored on this device; null if there is none. */
export function readAnalyticsChoice(): AnalyticsChoice | null {
  try {
    const stored = window.localStorage.getItem(choiceKey);
    return isChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function storeAnalyticsChoice(choice: AnalyticsChoice): void {
  try {
    window.localStorage.setItem(choiceKey, choice);
  } catch {
    // Without storage the choice applies to this page only.
  }
}

/** Calls back when the choice is made or cleared in another tab. Returns an unsubscribe function. */
export function onAnalyticsChoice(callback: (choice: AnalyticsChoice | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === choiceKey) callback(readAnalyticsChoice());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
