import { expect, test } from 'vitest';
import { countedPath } from './countedPath';
import { nearestPath } from './nearestPath';

test.each([
  ['/Old-Page/', '/old-page'],
  ['/about.html', '/about.html'],
  ['/blog/gone', '/blog/gone'],
  ['/über-uns', '/%C3%BCber-uns'],
])('%s is counted as %s', (path, counted) => {
  expect(countedPath(path)).toBe(counted);
});

test.each([
  ['/index.php'],
  ['/.env'],
  ['/.git/config'],
  ['/a/.well-known/x'],
  ['/wp-login'],
  ['/wp-admin/setup'],
  ['/blog/wp/x'],
  ['/cgi-bin/x'],
  ['/backup.tar.gz'],
  ['/app.js.map'],
  ['/a<script>'],
  ["/a'%20or%201=1"],
  ['/%ff'],
  ['//evil'],
  ['/api/x'],
  ['/report/7'],
  [`/${'a'.repeat(200)}`],
  ['/1/2/3/4/5/6/7'],
])('%s isn’t counted', (path) => {
  expect(countedPath(path)).toBeNull();
});

test.each([
  ['/ai-strategy.html', '/services/ai-strategy'],
  ['/blog/what-ai-costs-2019', '/blog/what-ai-costs'],
  ['/blog/category/costs', '/blog/costs'],
  ['/pricing', null],
  ['/2019', null],
])('nearest to %s is %s', (path, nearest) => {
  expect(
    nearestPath(path, ['/', '/services/ai-strategy', '/blog/what-ai-costs', '/blog/costs', '/blog/costs']),
  ).toBe(nearest);
});
