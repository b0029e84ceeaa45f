import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDamage } from '../../scripts/steps/buildInventory.mjs';
import { buildIfStale } from '../../scripts/steps/buildIfStale.mjs';
import { projectRoot } from '../../scripts/steps/projectPaths.mjs';
import { WebServer } from '../../scripts/steps/WebServer.mjs';
import { siteUnderTest, testSettings } from '../../scripts/testing/testSettings.mjs';

const part = 'server/app/(frontend)/(site)/page.js';
/** Beside the build, which other tests use meanwhile. */
const damaged = '.next-damaged';

describe('a build that has lost a file', () => {
  beforeAll(async () => {
    await buildIfStale({ distDir: siteUnderTest.distDir, env: testSettings() });
    rmSync(path.join(projectRoot, damaged), { recursive: true, force: true });
    linkFiles(path.join(projectRoot, siteUnderTest.distDir), path.join(projectRoot, damaged));
    rmSync(path.join(projectRoot, damaged, part));
  });
  afterAll(() => rmSync(path.join(projectRoot, damaged), { recursive: true, force: true }));

  it('is noticed before it is served, and refused by the server itself', async () => {
    expect(findDamage(path.join(projectRoot, damaged))).toBe(part);
    const env = {
      ...testSettings(),
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
      NEXT_DIST_DIR: damaged,
    };
    await expect(new WebServer(env).start()).rejects.toThrow(/build is damaged|Cannot find module/);
  });
});

/** The folder once more, without writing its contents again. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkSync(source, target);
  }
}
