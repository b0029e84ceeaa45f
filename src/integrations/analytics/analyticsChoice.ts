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
