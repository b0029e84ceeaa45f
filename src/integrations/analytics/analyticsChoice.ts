/** What a visitor has said about being measured; nothing is loaded from the vendor before `granted`. */
export type AnalyticsChoice = 'granted' | 'denied';

/** Named on the privacy page. */
const choiceKey = 'analytics-consent';

const isChoice = (value: string | null): value is AnalyticsChoice =>
  value === 'granted' || value === 'denied';

/** The remembered answer on this device; null while there is none. */
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
    // Without storage the answer holds for this page.
  }
}

/** Calls back when it is answered in another tab, or forgotten there. Returns how to stop. */
export function onAnalyticsChoice(callback: (choice: AnalyticsChoice | null) => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === choiceKey) callback(readAnalyticsChoice());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
