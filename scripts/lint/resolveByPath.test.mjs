import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint();

/** @param {string} code @param {string} filePath */
async function wallsIn(code, filePath) {
  const [{ messages } = { messages: [] }] = await eslint.lintText(code, { filePath });
  return messages.filter(({ ruleId }) => ruleId === 'import/no-restricted-paths').length;
}

it.each([
  ["import { env } from '@/env';", 'src/domain/example.ts'],
  ["import { env } from '../env';", 'src/domain/example.ts'],
  ["export * from '@/endpoints';", 'src/operations/example.ts'],
  ["export type { Link } from '@/components/ui/Link';", 'src/operations/example.ts'],
  ["const later = import('@/components/ui/Link');", 'src/operations/example.ts'],
  ["import { ImageFolder } from '@/integrations/storage/ImageFolder.mjs';", 'src/domain/example.ts'],
  ["import './tokens.css';", 'src/app/(frontend)/Example.tsx'],
])('%s is seen behind its wall in %s', async (code, filePath) => {
  expect(await wallsIn(code, filePath)).toBe(1);
});

it.each([
  ["import { env } from '@/env';", 'src/operations/example.ts'],
  ["import { Link } from '@/components/ui/Link';", 'src/app/Example.tsx'],
  ["import './tokens.css';", 'src/app/(frontend)/layout.tsx'],
  ["import payload from 'payload';", 'src/domain/example.ts'],
])('%s may stand in %s', async (code, filePath) => {
  expect(await wallsIn(code, filePath)).toBe(0);
});
