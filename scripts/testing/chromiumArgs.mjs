/** Chromium sends no requests except to the site. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Chromium's sandbox does not work for root. */
const withoutSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Arguments of every Chromium that tests and benches start. */
export const chromiumArgs = [...quiet, ...withoutSandbox];
