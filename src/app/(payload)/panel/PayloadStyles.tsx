'use client';

import address from '@payloadcms/next/css';

/**
 * Links Payload's stylesheet, so that browsers keep it. A Client Component, because Turbopack takes a stylesheet that a
 * Server Component imports as part of the page, whatever next.config.mjs says.
 */
export function PayloadStyles() {
  return <link rel="stylesheet" href={address} precedence="payload" />;
}
