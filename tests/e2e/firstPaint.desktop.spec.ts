import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

const startedByItself = /<script[^>]* src="[^"]*"[^>]* async/;

test('no public page fetches a script before its first words are shown', async ({ request }) => {
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<script data-src="/_next/static/');
    expect(html, path).not.toMatch(startedByItself);
    expect(html, path).not.toMatch(/<link[^>]* as="script"/);
  }
});

test('the portal, which shows nothing without them, gets its scripts at once', async ({ request }) => {
  expect(await (await request.get('/dashboard')).text()).toMatch(startedByItself);
});
