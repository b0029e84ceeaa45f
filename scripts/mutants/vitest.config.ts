/** The unit tests of the rules, as `npm run mutants` runs them: in a copy of the checkout, a few thousand times. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    include: ['src/{domain,operations}/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['scripts/mutants/fixProperties.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
