import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeStateFile } from './writeStateFile.mjs';

const directory = mkdtempSync(path.join(tmpdir(), 'state-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('replaces a file as a whole, for its owner only', () => {
  const file = path.join(directory, 'state.json');
  writeStateFile(file, 'one');
  writeStateFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(directory)).toEqual(['state.json']);
});

it('leaves nothing half-way behind when it can’t be kept', () => {
  const taken = path.join(directory, 'taken');
  mkdirSync(taken);
  expect(() => writeStateFile(taken, 'words')).toThrow();
  expect(readdirSync(directory).sort()).toEqual(['state.json', 'taken']);
});
