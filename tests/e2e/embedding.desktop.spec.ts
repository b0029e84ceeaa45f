import { createServer, type Server } from 'node:http';
import { embeddingSite } from '../../scripts/testing/testSettings.mjs';
import { signIn } from './support/accounts';
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

test.use({ expectedNoise: /frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|status of 404/ });

test('results are framed by a configured site, for whoever may see them, and nothing else is', async ({
  page,
  request,
  baseURL,
}) => {
  const frame = page.frameLocator('iframe');
  const heading = frame.getByRole('heading', { level: 1, name: /^Analysis Results/ });

  for (const [what, site, path] of [
    ['the results on any other site', otherSite, '/iframe/analysis/7'],
    ['another page on a configured site', embeddingSite, '/login'],
    ['the full results page', embeddingSite, '/analysis-results/7'],
    ['the CMS', embeddingSite, '/cms'],
    ['a draft, which the CMS frames', embeddingSite, '/blog/preview/7/frame'],
  ] as const) {
    await test.step(what, async () => {
      const blocked = page.waitForEvent(
        'requestfailed',
        (request) => request.failure()?.errorText === 'net::ERR_BLOCKED_BY_RESPONSE',
      );
      await page.goto(pageWith(site, `${baseURL}${path}`));
      expect((await blocked).isNavigationRequest()).toBe(true);
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    });
  }

  await test.step('who isn’t signed in there is led to the full page', async () => {
    await page.goto(pageWith(embeddingSite, `${baseURL}/iframe/analysis/7`));
    const link = frame.getByRole('link', { name: 'Open it in a new tab' });
    await expect(link).toHaveAttribute('href', '/analysis-results/7');
  });

  const { token } = await signIn(page);
  const id = await generateAnalysis(page.request, token, { listName: 'Office plan' });

  await test.step('a shared analysis needs no account', async () => {
    const shared = await request.post(`/api/analysis/${id}/share`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { hash } = new URL(((await shared.json()) as { url: string }).url);
    const other = await page.context().browser()?.newPage();
    await other?.goto(pageWith(embeddingSite, `${baseURL}/shared-analysis${hash}`));
    await expect(
      other!.frameLocator('iframe').getByRole('heading', { level: 1, name: /^Analysis Results/ }),
    ).toContainText('Office plan');
    await other?.close();
  });

  await test.step('its owner sees their own', async () => {
    await page.goto(pageWith(embeddingSite, `${baseURL}/iframe/analysis/${id}`));
    await expect(heading).toContainText('Office plan');
    await expect(frame.getByRole('navigation')).toHaveCount(0);
  });
});
