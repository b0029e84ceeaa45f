import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          environment: 'node',
          setupFiles: ['tests/unit/setPropertyRuns.ts'],
          // Most files test pure functions and take milliseconds: an environment of its own for each took longer.
          isolate: false,
          unstubGlobals: true,
          // For what hangs, not for what is slow on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/int/startDatabase.ts'],
          // Next's own first step on a server, without which it keeps no track of what a request makes stale.
          setupFiles: ['next/dist/server/node-environment-baseline.js'],
          // One database for all files: they run one after the other, each with accounts of its own.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/attacks/support/startAttackedSite.ts'],
          // What one test does to the site would be what another one measures.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          // Each file starts the processes of a whole site, at the same address.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
