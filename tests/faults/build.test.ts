import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findDamage } from '../../scripts/steps/buildInventory.mjs';
import { buildIfStale } from '../../scripts/steps/buildIfStale.mjs';
import { projectRoot } from '../../scripts/steps/projectPaths.mjs';
import { WebServer } from '../../scripts/steps/WebServer.mjs';
import { siteUnderTest, testSettings } from '../../scripts/testing/testSettings.mjs';

const directory = path.join(projectRoot, siteUnderTest.distDir);
const part = 'server/app/(frontend)/(site)/page.js';
const aside = path.join(directory, `${part}.aside`);

describe('a build that has lost a file', () => {
  afterEach(() => renameSync(aside, path.join(directory, part)));

  it('is noticed before it is served, and refused by the server itself', async () => {
    await buildIfStale({ distDir: siteUnderTest.distDir, env: testSettings() });
    renameSync(path.join(directory, part), aside);
    expect(findDamage(directory)).toBe(part);
    const env = {
      ...testSettings(),
      DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none',
      NEXT_DIST_DIR: siteUnderTest.distDir,
    };
    await expect(new WebServer(env).start()).rejects.toThrow(/build is damaged|Cannot find module/);
  });
});
