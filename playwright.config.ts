/** The browser tests: Chromium on the production build, as a desktop and as a small phone. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/steps/findChromium.mjs';
import { chromiumArgs } from './scripts/testing/chromiumArgs.mjs';
import { siteUnderTest } from './scripts/testing/testSettings.mjs';

/** The question whether a visit may be counted is answered already; consent.spec.ts answers it itself. */
const refusedAnalytics = {
  cookies: [],
  origins: [{ origin: siteUnderTest.url, localStorage: [{ name: 'analytics-consent', value: 'denied' }] }],
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // For what hangs, not for what is slow on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteUnderTest.url,
    screenshot: 'only-on-failure',
    storageState: refusedAnalytics,
    // A page that is kept for later would stand between a test and the answers that it makes up; offline.desktop.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // Phones have no Tab key; the way by touch is walked in prospectSession.spec.ts.
      testIgnore: ['keyboard.spec.ts', '*.desktop.spec.ts'],
      // What a small screen and a finger make no difference to is tried once: whole files by their name, single tests
      // by this tag.
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serveForTests.mjs`,
    url: `${siteUnderTest.url}/api/health`,
    reuseExistingServer: false,
    // It may have to build first.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
