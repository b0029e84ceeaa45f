import { inlineScripts } from '@/edge/inlineScripts';
import { isOurScript } from '@/edge/isOurScript';
import { publicPaths } from './support/publicPaths';
import { expect, test } from './support/test';

/** Signed-in pages are shells, which anybody gets; then what is framed, what is missing, and the page for the offline. */
const otherPaths = [
  '/dashboard',
  '/analysis-results/1',
  '/audit/start',
  '/admin',
  '/admin/users',
  '/signup',
  '/shared-analysis',
  '/iframe/analysis/1',
  '/blog/what-an-hour-of-routine-work-costs/nothing',
  '/nothing-here',
];

test('no page has an inline script that its policy would block', async ({ request }) => {
  for (const path of [...publicPaths, ...otherPaths]) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toContain('text/html');
    const scripts = inlineScripts(await response.text());
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(
      scripts.filter((script) => !isOurScript(script)),
      path,
    ).toEqual([]);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy.match(/'sha256-/g)?.length, path).toBe(new Set(scripts).size);
  }
});
