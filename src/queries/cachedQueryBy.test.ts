import { expect, it, vi } from 'vitest';

const { names } = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('./cachedQueryBy', () => ({
  cachedQueryBy: ({ name }: { name: string }) => {
    names.push(name);
    return () => Promise.reject(new Error('Nothing is asked here'));
  },
}));
// Avoids loading all collections: no query runs here.
vi.mock('@payload-config', () => ({ default: {} }));
vi.mock('@/env', async () => {
  const [{ readEnv }, { testSettings }] = await Promise.all([
    import('@/readEnv'),
    import('../../scripts/testing/testSettings.mjs'),
  ]);
  return {
    env: readEnv({ ...testSettings(), NODE_ENV: 'test', DATABASE_URL: 'postgres://localhost/none' }),
    isBuild: false,
  };
});

it('gives each query a place of its own in the cache', async () => {
  const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts']);
  await Promise.all(Object.values(modules).map((load) => load()));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
