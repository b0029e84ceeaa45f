import { siteUnderTest } from '../../../scripts/testing/testSettings.mjs';

/** Where the attacked site is, and what it leaves. Paths are relative to the project. */
export const attackedSite = {
  url: siteUnderTest.url,
  port: siteUnderTest.port,
  distDir: siteUnderTest.distDir,
  /** All that the web server has printed. */
  log: 'test-results/attacks/site.log',
  outbox: 'test-results/attacks/outbox',
};
