interface Header {
  key: string;
  value: string;
}

/** Of every answer, whoever gives it. */
export const commonHeaders: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
];

/** Who may show the answer in a frame. */
export const framePolicy = (ancestors: string): Header => ({
  key: 'Content-Security-Policy',
  value: `frame-ancestors ${ancestors}; base-uri 'self'; object-src 'none'`,
});

/** Of what nobody may frame. */
export const unframedHeaders: Header[] = [framePolicy("'none'"), { key: 'X-Frame-Options', value: 'DENY' }];
