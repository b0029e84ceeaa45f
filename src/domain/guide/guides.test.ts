import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideDirectory, guideSource, labelsBySection, openGuide } from '@tests/helpers/guides';
import { outline } from '../blog/outline';
import { guidesOf, type GuideName } from './guides';

const names: GuideName[] = ['marketers', 'administrators'];
const anchorsOf = (name: GuideName) =>
  new Set(outline(openGuide(name).blocks).map(({ id }) => id.replace('s-', '')));
const targets = (name: GuideName) =>
  [...guideSource(name).matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);

describe.each(names)('the guide for %s', (name) => {
  it('links only to sections and pictures that exist', () => {
    const missing = targets(name).filter((target) => {
      const [file = '', anchor] = target.split('#');
      const guide = names.find((one) => file === `${one}.md`) ?? (file === '' ? name : undefined);
      if (!guide) return !file.startsWith('pictures/') || !statSync(path.join(guideDirectory, file)).isFile();
      return anchor !== undefined && !anchorsOf(guide).has(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('lists all of its sections at its beginning', () => {
    const listed = targets(name).filter((target) => target.startsWith('#'));
    expect(listed.slice(0, anchorsOf(name).size)).toEqual([...anchorsOf(name)].map((id) => `#${id}`));
  });

  it('is short, and says of its pictures what they show', () => {
    expect(guideSource(name).split(/\s+/).length).toBeLessThan(1900);
    expect(guideSource(name)).not.toMatch(/!\[\]/);
    expect(labelsBySection(openGuide(name)).size).toBeGreaterThan(6);
  });
});

it('the pictures of the guides are few and small, and all of them are shown', () => {
  const folder = path.join(guideDirectory, 'pictures');
  const files = readdirSync(folder);
  expect(files.length).toBeLessThanOrEqual(14);
  expect(files.filter((file) => statSync(path.join(folder, file)).size > 60_000)).toEqual([]);
  const shown = names.flatMap(targets).filter((target) => target.startsWith('pictures/'));
  expect(new Set(shown)).toEqual(new Set(files.map((file) => `pictures/${file}`)));
});

it('a guide’s links lead to where the product shows it', () => {
  const blocks = JSON.stringify(openGuide('administrators').blocks);
  expect(blocks).toContain('/cms/help?guide=marketers');
  expect(blocks).not.toMatch(/"(pictures\/|\w+\.md)/);
});

it('clients have no guide, and the first of each role is its own', () => {
  expect(guidesOf('client')).toEqual([]);
  expect(guidesOf('marketer')).toEqual(['marketers']);
  expect(guidesOf('admin')).toEqual(['administrators', 'marketers']);
});
