import type { Page } from '@playwright/test';
import { siteUnderTest } from '../../../scripts/testing/testSettings.mjs';

/** The addresses outside the site that the page asks for, from now on. */
export function watchForeignRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    asked.push(
      ...[request.url()].filter(() => /^https?:$/.test(url.protocol) && url.origin !== siteUnderTest.url),
    );
  });
  return asked;
}
