/** Browser tests: Chromium on the production build, as desktop and as small phone. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/steps/findChromium.mjs';
import { chromiumArgs } from './scripts/testing/chromiumArgs.mjs';
import { siteUnderTest } from './scripts/testing/testSettings.mjs';

/** Analytics consent is refused in advance; consent.spec.ts answers the banner itself. */
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
  // Generous: the timeout is for hung tests, not for slow ones on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: siteUnderTest.url,
    // A click that waits for nothing fails long before its test does.
    actionTimeout: 90_000,
    screenshot: 'only-on-failure',
    storageState: refusedAnalytics,
    // A service worker would bypass the responses that tests mock; offline.desktop.spec.ts allows it.
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
      // Phones have no Tab key; prospectSession.spec.ts covers touch.
      testIgnore: ['keyboard.spec.ts', '*.desktop.spec.ts'],
      // Tests that don't depend on screen size or touch run on desktop only: files by name, single tests by this tag.
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serveForTests.mjs`,
    url: `${siteUnderTest.url}/api/health`,
    reuseExistingServer: false,
    // The command may have to build first.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
