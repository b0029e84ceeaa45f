import type { AnalyticsChoice } from './analyticsChoice';
import { isTagManagerLoaded } from './isTagManagerLoaded';

/**
 * Google Tag Manager with consent mode v2: everything is denied by default, and the script is loaded only for visitors
 * who agree. See https://developers.google.com/tag-platform/security/guides/consent.
 */

const scriptOrigin = 'https://www.googletagmanager.com';

/** We ask for consent to analytics only; advertising is always denied. */
const consentOf = (analytics: AnalyticsChoice) => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

let isPrepared = false;

/** The vendor recognizes commands by their being an `arguments` object, which this imitates. */
const toCommand = (...words: unknown[]) => ({
  ...words,
  length: words.length,
  [Symbol.toStringTag]: 'Arguments',
});

/** Sets the default to denied, ahead of all events pushed so far, because the vendor reads the list from the start. */
export function prepareTagManager(): void {
  if (isPrepared) return;
  isPrepared = true;
  window.dataLayer = [toCommand('consent', 'default', consentOf('denied')), ...(window.dataLayer ?? [])];
}

/** Loads the vendor's script once, for a visitor who has consented. */
export function loadTagManager(tagManagerId: string): void {
  if (isTagManagerLoaded()) return;
  prepareTagManager();
  window.dataLayer?.push(toCommand('consent', 'update', consentOf('granted')), {
    'gtm.start': Date.now(),
    event: 'gtm.js',
  });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tagManager = '';
  script.src = `${scriptOrigin}/gtm.js?id=${encodeURIComponent(tagManagerId)}`;
  document.head.append(script);
}
