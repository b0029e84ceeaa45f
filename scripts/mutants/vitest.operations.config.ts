/** The unit and integration tests of the operations, as `npm run mutants` runs them: one worker, in a copy of the checkout. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('../../src', import.meta.url)),
      '@payload-config': fileURLToPath(new URL('../../payload.config.ts', import.meta.url)),
    },
  },
  test: {
    environment: 'node',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/operations/**/*.test.ts'],
          setupFiles: ['scripts/mutants/fixProperties.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: (process.env.MUTANTS_INT_FILES ?? '').split(' ').filter(Boolean),
          globalSetup: ['tests/int/startDatabase.ts'],
          setupFiles: ['scripts/mutants/renewDatabase.ts', 'tests/int/useWorkersOwn.ts'],
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
