import { expect, it, vi } from 'vitest';

const { names } = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('@/queries/cachedQueryBy', () => ({
  cachedQueryBy: ({ name }: { name: string }) => {
    names.push(name);
    return () => Promise.reject(new Error('Nothing is asked here'));
  },
}));

it('gives each query a place of its own in the cache', async () => {
  const modules = import.meta.glob(['../../src/queries/**/*.ts', '!**/*.test.ts']);
  await Promise.all(Object.values(modules).map((load) => load()));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
