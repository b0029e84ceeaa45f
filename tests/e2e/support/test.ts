import {
  test as base,
  expect,
  type APIRequestContext,
  type Page,
  type PlaywrightWorkerOptions,
} from '@playwright/test';
import { findNewColours, newColours } from './findNewColours';
import { findViolations, wcag, type Violation } from './findViolations';
import { recordAnnouncements } from './toasts';

interface Fixtures {
  /** Console messages that the test is about to cause, such as the browser's note of a refused request. */
  expectedNoise: RegExp | null;
  /** Fails when axe finds a WCAG 2.2 A or AA violation in what is on the page now. */
  expectAccessible: () => Promise<void>;
  /** Fails when axe finds a text of too little contrast in what is on the page now. */
  expectReadable: () => Promise<void>;
}

interface WorkerFixtures extends Pick<PlaywrightWorkerOptions, 'launchOptions'> {
  /** What Chromium is told beside what it is told everywhere. */
  browserArgs: string[];
}

/** Every page of a test is watched: a console error, a warning or an uncaught error fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // A page glides to what is further down. Playwright waits for that before it clicks there, in steps that grow to half a
  // second; only the tests that are about places in a page let it glide.
  browserArgs: [['--disable-smooth-scrolling'], { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, browserArgs }, provide) => {
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...browserArgs] });
    },
    { scope: 'worker' },
  ],

  expectedNoise: async ({}, provide) => {
    await provide(null);
  },

  request: async ({ request }, provide) => {
    retryClosedConnections(request);
    await provide(request);
  },

  page: async ({ page, expectedNoise, javaScriptEnabled }, provide) => {
    retryClosedConnections(page.request);
    if (javaScriptEnabled !== false) waitForHydration(page);
    await page.addInitScript(recordAnnouncements);
    await page.addInitScript(reportPolicyViolations);
    const noise: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const isOfRequest = message.text().startsWith('Failed to load resource');
      noise.push(isOfRequest ? `${message.text()} ${message.location().url}` : message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await provide(page);
    expect(noise.filter((line) => !expectedNoise?.test(line) && line !== blockedWorker)).toEqual([]);
  },

  expectAccessible: async ({ page }, provide) => {
    await provide(async () => {
      await untilStill(page);
      // A change of address replaces the title, so it may be missing for a moment.
      await untilTitled(page);
      const violations = await findViolations(page, {
        runOnly: [...wcag, 'best-practice'],
        rules: Object.fromEntries(
          [...colourRules, ...rulesOfDoubt].map((rule) => [rule, { enabled: false }]),
        ),
      });
      expectNone([...violations, ...(await findPaleTexts(page))]);
    });
  },

  expectReadable: async ({ page }, provide) => {
    await provide(async () => {
      await untilStill(page);
      expectNone(await findPaleTexts(page));
    });
  },
});

/** Browsers report violations of the policy to the site's log, but not all of them to the console. */
function reportPolicyViolations(): void {
  addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, sourceFile, columnNumber }) => {
      reportError(
        new Error(
          `The policy blocked ${blockedURI} (${effectiveDirective}), requested by ${sourceFile}:${columnNumber}`,
        ),
      );
    },
  );
}

/** Said by Playwright of the page that is kept for later, in tests that go without (playwright.config.ts). */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** What they find depends on looks alone (`findNewColours`); asked of whole pages, they took most of the time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Finds what somebody should look at, never a violation. */
const rulesOfDoubt = ['hidden-content'];

const expectNone = (violations: Violation[]) => expect(violations.map(({ text }) => text)).toEqual([]);

async function findPaleTexts(page: Page): Promise<Violation[]> {
  if (!(await findNewColours(page))) return [];
  return findViolations(page, { runOnly: { type: 'rule', values: colourRules } }, newColours);
}

/** For `route.fetch`, which uses the same connections. */
export const oneRetry = { maxRetries: 1 };

/** The server closes idle connections, maybe just as a call uses one. Like browsers, calls of tests retry then. */
export function retryClosedConnections(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (asked, options) => send(asked, { ...oneRetry, ...options });
}

/**
 * Makes `goto` wait for hydration: scripts of public pages start after the first paint, maybe after the load event. No
 * person presses a button that soon.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.waitForFunction(() => {
      const footer = document.querySelector('script[data-scripts]') && document.querySelector('footer');
      return !footer || Object.keys(footer).some((key) => key.startsWith('__react'));
    });
    return response;
  };
}

/** The router takes the title of the page before away with its content, and sets the new one when its head has arrived. */
const untilTitled = (page: Page) => expect(page).toHaveTitle(/\S/);

/** Half-faded texts have too little contrast; axe looks when nothing moves any more. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Animations along the scroll position have a timeline of their own and no end.
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export { expect };
