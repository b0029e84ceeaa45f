import type { AnalyticsChoice } from './analyticsChoice';
import { isTagManagerLoaded } from './isTagManagerLoaded';

/**
 * Google Tag Manager with consent mode v2: everything is denied by default, and the script is loaded only for visitors
 * who agree. See https://developers.google.com/tag-platform/security/guides/consent.
 */

const scriptOrigin = 'https://www.googletagmanager.com';

/** We ask about measuring only; advertising stays denied whatever the answer. */
const consentOf = (analytics: AnalyticsChoice) => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

let isPrepared = false;

/** The vendor tells its commands from events by their being an `arguments` object, which this looks like. */
const toCommand = (...words: unknown[]) => ({
  ...words,
  length: words.length,
  [Symbol.toStringTag]: 'Arguments',
});

/** Denies by default, ahead of all that was noted so far: the list is read from its beginning. */
export function prepareTagManager(): void {
  if (isPrepared) return;
  isPrepared = true;
  window.dataLayer = [toCommand('consent', 'default', consentOf('denied')), ...(window.dataLayer ?? [])];
}

/** Loads the vendor's script, once, for a visitor who has agreed. */
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
