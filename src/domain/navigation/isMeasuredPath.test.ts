import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isMeasuredPath } from './isMeasuredPath';

/** The first parts of the addresses below a group of routes. */
function placesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? placesIn(`${folder}/${name}`) : [name]));
}

it('counts no visit of the portal', () => {
  const places = placesIn('src/app/(frontend)/(portal)');
  expect(places).toContain('dashboard');
  expect(places.filter((place) => isMeasuredPath(`/${place}`))).toEqual([]);
  expect(isMeasuredPath('/analysis-results/12')).toBe(false);
});

it('counts none where the address opens an account', () => {
  const links = ['/accept-invitation', '/confirm-email', '/reset-password', '/undo-email'];
  expect(links.filter(isMeasuredPath)).toEqual([]);
});

it('counts none of drafts', () => {
  expect(isMeasuredPath('/blog/preview/12')).toBe(false);
  expect(isMeasuredPath('/blog/previews-of-a-plan')).toBe(true);
});

it('counts those of public pages', () => {
  expect(['/', '/team', '/blog/a-report-on-audits', '/sample-report'].every(isMeasuredPath)).toBe(true);
});
