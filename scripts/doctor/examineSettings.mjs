import { hint, ok, wrong } from './Finding.mjs';

/** @typedef {import('./Finding.mjs').Finding} Finding */

const loopback = /^(localhost|127\.|\[::1\])/;

/**
 * Checks combinations of settings. Each setting by itself has been checked already.
 * @param {object} settings
 * @param {string} settings.siteUrl
 * @param {boolean} settings.hasOwnSecret whether PAYLOAD_SECRET was given
 * @param {NodeJS.Dict<string>} env
 * @returns {Finding[]}
 */
export function examineSettings({ siteUrl, hasOwnSecret }, env) {
  return [
    examineAddress(new URL(siteUrl), Number(env.TRUST_PROXY || 0)),
    hasOwnSecret
      ? ok('Secret', 'PAYLOAD_SECRET is set and strong')
      : hint(
          'Secret',
          'made by the first start and kept in .data/secrets.json; several machines need one PAYLOAD_SECRET',
        ),
    env.AI_PROVIDER
      ? ok(
          'Language model',
          `${env.AI_PROVIDER}, ${env.AI_MODEL}; not asked now, because each question costs`,
        )
      : hint('Language model', 'none: the engine writes'),
    env.BOOKING_URL
      ? ok('Booking', new URL(env.BOOKING_URL).host)
      : hint('Booking', 'no BOOKING_URL: visitors are led to the contact page'),
  ];
}

/**
 * @param {URL} url
 * @param {number} trustedProxies
 */
function examineAddress({ origin, protocol, host }, trustedProxies) {
  if (loopback.test(host))
    return hint('SITE_URL', `${origin} is this machine only: links in mails lead nowhere else`);
  if (protocol !== 'https:')
    return wrong('SITE_URL', `${origin} is not encrypted: passwords would travel in the open`);
  return trustedProxies > 0
    ? ok('SITE_URL', `${origin} behind ${trustedProxies} proxies`)
    : wrong('SITE_URL', `${origin} needs a proxy that encrypts: set TRUST_PROXY to the number of proxies`);
}
