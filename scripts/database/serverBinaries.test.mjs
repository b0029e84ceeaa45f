import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReachable } from './serverAccount.mjs';
import { copyFor } from './serverBinaries.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'binaries-'));
const native = path.join(directory, 'native');
const stranger = { uid: 4_000_000, gid: 4_000_000 };

// As root installs a package under `umask 077`.
beforeAll(() => {
  for (const folder of ['bin', 'lib', 'share']) mkdirSync(path.join(native, folder), { recursive: true });
  writeFileSync(path.join(native, 'bin', 'postgres'), '');
  for (const file of ['lib/libpq.so.5.17', 'share/timezone']) writeFileSync(path.join(native, file), '');
  symlinkSync('libpq.so.5.17', path.join(native, 'lib', 'libpq.so.5'));
  chmodSync(path.join(native, 'bin', 'postgres'), 0o700);
  for (const file of ['lib/libpq.so.5.17', 'share/timezone']) chmodSync(path.join(native, file), 0o600);
  for (const folder of ['bin', 'lib', 'share', '.']) chmodSync(path.join(native, folder), 0o700);
  chmodSync(directory, 0o711);
});
afterAll(() => rmSync(directory, { recursive: true }));

/** @param {string} copy */
const modesOf = (copy) =>
  ['.', 'bin', 'bin/postgres', 'lib', 'lib/libpq.so.5', 'share/timezone'].map((name) =>
    (statSync(path.join(copy, name)).mode & 0o777).toString(8),
  );
const open = ['755', '755', '755', '755', '644', '644'];

// Only root needs copies, and there is none on Windows.
describe.skipIf(process.platform === 'win32')('a copy of the server’s programs', () => {
  it('is open to every account, however closed the package is', () => {
    const copy = copyFor(stranger, native, path.join(directory, 'copy'));
    expect(isReachable(path.join(copy, 'bin', 'postgres'), stranger)).toBe(true);
    expect(modesOf(copy)).toEqual(open);
  });

  it('that an earlier release left closed is opened', () => {
    const copy = path.join(directory, 'closed');
    copyFor(stranger, native, copy);
    chmodSync(path.join(copy, 'lib', 'libpq.so.5'), 0o600);
    chmodSync(copy, 0o700);
    expect(copyFor(stranger, native, copy)).toBe(copy);
    expect(modesOf(copy)).toEqual(open);
  });
});
