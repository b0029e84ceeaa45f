/**
 * Security headers. Plain JavaScript, because Next's configuration imports it at every start.
 * @typedef {{ key: string, value: string }} Header
 */

/**
 * Headers of every response.
 * @type {Header[]}
 */
export const commonHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
];

/**
 * Returns the header that restricts framing.
 * @param {string} ancestors
 * @returns {Header}
 */
export const framePolicy = (ancestors) => ({
  key: 'Content-Security-Policy',
  value: `frame-ancestors ${ancestors}; base-uri 'self'; object-src 'none'`,
});

/**
 * Headers of responses that nobody may frame.
 * @type {Header[]}
 */
export const unframedHeaders = [framePolicy("'none'"), { key: 'X-Frame-Options', value: 'DENY' }];

/**
 * Headers of responses that only the site's own pages may frame, not even the configured embed origins.
 * @type {Header[]}
 */
export const ownFrameHeaders = [framePolicy("'self'"), { key: 'X-Frame-Options', value: 'SAMEORIGIN' }];
