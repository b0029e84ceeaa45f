import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { siteUnderTest } from './scripts/testing/testSettings.mjs';

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
};

/** Vite's placeholder in the export conditions, which Vitest resolves to "development". */
const developmentOrProduction = 'development|production';

/**
 * Resolves packages as in production. The development builds of the Markdown packages have assertions at every step,
 * which made the tests take half as long again.
 */
const packagesAsServed: Plugin = {
  name: 'packages-as-served',
  config: {
    order: 'post',
    handler({ resolve, environments }) {
      for (const options of [resolve, environments?.ssr?.resolve]) {
        if (!options?.conditions) continue;
        options.conditions = options.conditions.map((condition) =>
          condition === developmentOrProduction ? 'production' : condition,
        );
      }
    },
  },
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        plugins: [packagesAsServed],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          environment: 'node',
          setupFiles: ['tests/unit/setPropertyRuns.ts'],
          execArgv: ['--conditions=production'],
          // Most files test pure functions in milliseconds; isolating each file took longer than its tests.
          isolate: false,
          maxWorkers: 2,
          unstubGlobals: true,
          // Generous: the timeout is for hung tests, not for slow ones on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [packagesAsServed],
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/components/setUp.ts'],
          // The contracts that responses are checked against come from the endpoints, which require settings.
          env: {
            DATABASE_URL: 'postgres://127.0.0.1/unused',
            PAYLOAD_SECRET: randomBytes(32).toString('hex'),
            DEBUG_PRINT_LIMIT: '4000',
          },
          // All files share React and the component library; their state is reset after each test.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/int/startDatabase.ts'],
          setupFiles: ['tests/int/useWorkersOwn.ts'],
          // Importing Payload takes longer than most files' tests, so a worker does it once for all its files. These
          // share a database and run one after the other, each with its own accounts.
          isolate: false,
          // Three workers, because some files mostly wait for commands.
          maxWorkers: 3,
          // Runs after the other projects, with workers of its own.
          sequence: { groupOrder: 1 },
          // Generous: the timeout is for hung tests, not for slow ones on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          // Tests that start the site's own commands and wait for them: `npm test -- commands`.
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/commands/startDatabase.ts'],
          setupFiles: ['tests/int/useWorkersOwn.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/attacks/support/startAttackedSite.ts'],
          // Serial, because each test's load on the site would affect the measurements of others.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
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
          globalSetup: ['tests/faults/support/prepareSite.ts'],
          // Each file starts the processes of a whole site on its own ports, and mostly waits for them.
          setupFiles: ['tests/faults/support/useOwnPorts.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          // Run by Node 24: `npm test -- node24`.
          name: 'node24',
          include: ['tests/node24/**/*.test.ts'],
          environment: 'node',
          // Ports beyond those of the fault tests, which may run at the same time.
          env: { E2E_PORT: String(siteUnderTest.port + 30) },
          sequence: { groupOrder: 4 },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          // Needs servers from the system's packages; `npm run test:scale`.
          name: 'scale',
          include: ['tests/scale/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          sequence: { groupOrder: 5 },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
