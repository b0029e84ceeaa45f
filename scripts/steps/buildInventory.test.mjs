import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDamage, writeInventory } from './buildInventory.mjs';

/** @type {string} */
let directory;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'build-'));
  mkdirSync(path.join(directory, 'server/chunks'), { recursive: true });
  mkdirSync(path.join(directory, 'cache'));
  writeFileSync(path.join(directory, 'server/chunks/a.js'), 'export {};');
  writeFileSync(path.join(directory, 'cache/old'), 'x');
  writeInventory(directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the inventory of a build', () => {
  it('finds nothing wrong with a whole build, whatever became of its cache', () => {
    rmSync(path.join(directory, 'cache'), { recursive: true });
    expect(findDamage(directory)).toBeUndefined();
  });

  it('names a file that is gone', () => {
    rmSync(path.join(directory, 'server/chunks/a.js'));
    expect(findDamage(directory)).toBe('server/chunks/a.js');
  });

  it('names a file that was cut short', () => {
    writeFileSync(path.join(directory, 'server/chunks/a.js'), 'export');
    expect(findDamage(directory)).toBe('server/chunks/a.js');
  });

  it.each(['{"half', ''])('takes a list that reads %j for damage', (text) => {
    writeFileSync(path.join(directory, 'inventory.json'), text);
    expect(findDamage(directory)).toBe('inventory.json');
  });
});
