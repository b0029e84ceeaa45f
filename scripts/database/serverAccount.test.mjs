import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isReachable } from './serverAccount.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'reach-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('finds a closed folder anywhere above', () => {
  const stranger = { uid: 4_000_000, gid: 4_000_000 };
  const inner = path.join(directory, 'a', 'b');
  mkdirSync(inner, { recursive: true });
  chmodSync(directory, 0o711);
  expect(isReachable(inner, stranger)).toBe(true);
  chmodSync(directory, 0o700);
  expect(isReachable(inner, stranger)).toBe(false);
});
