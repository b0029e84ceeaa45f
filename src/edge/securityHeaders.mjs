/**
 * Headers that stand on answers. Plain JavaScript, because Next's settings read it, and those are read anew at every start.
 * @typedef {{ key: string, value: string }} Header
 */

/**
 * Of every answer, whoever gives it.
 * @type {Header[]}
 */
export const commonHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
];

/**
 * Who may show the answer in a frame.
 * @param {string} ancestors
 * @returns {Header}
 */
export const framePolicy = (ancestors) => ({
  key: 'Content-Security-Policy',
  value: `frame-ancestors ${ancestors}; base-uri 'self'; object-src 'none'`,
});

/**
 * Of what nobody may frame.
 * @type {Header[]}
 */
export const unframedHeaders = [framePolicy("'none'"), { key: 'X-Frame-Options', value: 'DENY' }];

/**
 * Of what the site's own pages may frame, and nobody else's: not the sites that may embed results either.
 * @type {Header[]}
 */
export const ownFrameHeaders = [framePolicy("'self'"), { key: 'X-Frame-Options', value: 'SAMEORIGIN' }];
