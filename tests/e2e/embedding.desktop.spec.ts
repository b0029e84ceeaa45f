import { createServer, type Server } from 'node:http';
import { embeddingSite } from '../../scripts/testing/testSettings.mjs';
import { createClient, signIn } from './support/accounts';
import { generateAnalysis } from './support/analyses';
import { expect, test } from './support/test';

/**
 * Other sites, on real ports: the browser keeps intercepted ones away from the local network. They are of the same
 * site as the one under test, as a firm's intranet would be, so its session is at hand in the frame.
 */
const otherSite = 'http://localhost:4318';
const servers: Server[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  for (const site of [embeddingSite, otherSite]) {
    const server = createServer((request, response) => {
      const src = new URL(request.url ?? '/', site).searchParams.get('src') ?? '';
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Intranet</title>
         <iframe title="Results" width="900" height="600" src="${encodeURI(src)}"></iframe></html>`,
      );
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(Number(new URL(site).port), 'localhost', resolve));
  }
});

test.afterAll(() => servers.forEach((server) => server.close()));

const pageWith = (site: string, src: string) => `${site}/?src=${encodeURIComponent(src)}`;

test('a configured site may show the results in a frame', async ({ page, baseURL }) => {
  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });
  await page.goto(pageWith(embeddingSite, `${baseURL}/iframe/analysis/${id}`));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: /^Analysis Results/ })).toContainText(
    'Office plan',
  );
  await expect(frame.getByRole('navigation')).toHaveCount(0);
});

test('who isn’t signed in there is led to the full page', async ({ page, baseURL }) => {
  await page.goto(pageWith(embeddingSite, `${baseURL}/iframe/analysis/7`));
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Open it in a new tab' });
  await expect(link).toHaveAttribute('href', '/analysis-results/7');
});

test('a shared analysis is shown there without an account', async ({ page, request, baseURL }) => {
  const { token } = await createClient();
  const id = await generateAnalysis(request, token, { listName: 'Shared plan' });
  const shared = await request.post(`/api/analysis/${id}/share`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { hash } = new URL(((await shared.json()) as { url: string }).url);
  await page.goto(pageWith(embeddingSite, `${baseURL}/shared-analysis${hash}`));
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: /^Analysis Results/ }),
  ).toContainText('Shared plan');
});

test.describe('what isn’t allowed', () => {
  test.use({ expectedNoise: /frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|status of 404/ });

  for (const [what, site, path] of [
    ['the results on any other site', otherSite, '/iframe/analysis/7'],
    ['another page on a configured site', embeddingSite, '/login'],
    ['the full results page', embeddingSite, '/analysis-results/7'],
    ['the CMS', embeddingSite, '/cms'],
    ['a draft, which the CMS frames', embeddingSite, '/blog/preview/7/frame'],
  ] as const) {
    test(`is not framed: ${what}`, async ({ page, baseURL }) => {
      const blocked = page.waitForEvent(
        'requestfailed',
        (request) => request.failure()?.errorText === 'net::ERR_BLOCKED_BY_RESPONSE',
      );
      await page.goto(pageWith(site, `${baseURL}${path}`));
      expect((await blocked).isNavigationRequest()).toBe(true);
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    });
  }
});
