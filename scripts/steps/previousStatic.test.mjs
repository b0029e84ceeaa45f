import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restorePreviousStatic, putAsideStatic } from './previousStatic.mjs';

let folder = '';
let build = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
  build = path.join(folder, '.next');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} file */
function writeBuild(file) {
  rmSync(build, { recursive: true, force: true });
  mkdirSync(path.join(build, 'static'), { recursive: true });
  writeFileSync(path.join(build, 'static', file), '');
}

/** @param {string} file */
function buildAnew(file) {
  putAsideStatic(build);
  writeBuild(file);
  restorePreviousStatic(build);
}

const kept = () => readdirSync(path.join(build, 'former-static'));

it('are those of the build before, and no older ones', () => {
  buildAnew('one.js');
  expect(readdirSync(build)).toEqual(['static']);
  buildAnew('two.js');
  expect(kept()).toEqual(['one.js']);
  buildAnew('three.js');
  expect(kept()).toEqual(['two.js']);
  expect(readdirSync(folder)).toEqual(['.next']);
});

it('outlive builds that fail', () => {
  writeBuild('one.js');
  putAsideStatic(build);
  writeBuild('half.js');
  putAsideStatic(build);
  writeBuild('two.js');
  restorePreviousStatic(build);
  expect(kept()).toEqual(['one.js']);
});

it('nothing waits where a process was killed halfway', () => {
  mkdirSync(`${build}-former`, { recursive: true });
  writeBuild('one.js');
  restorePreviousStatic(build);
  expect([readdirSync(folder), readdirSync(build)]).toEqual([['.next'], ['static']]);
  mkdirSync(`${build}-former`);
  buildAnew('two.js');
  expect(kept()).toEqual(['one.js']);
});

const elsewhere = '/dev/shm';
const isOtherDisk = existsSync(elsewhere) && statSync(elsewhere).dev !== statSync(tmpdir()).dev;

it.runIf(isOtherDisk)('are copied where they can’t be renamed', () => {
  const other = mkdtempSync(path.join(elsewhere, 'builds-'));
  try {
    writeBuild('one.js');
    symlinkSync(other, `${build}-former`);
    buildAnew('two.js');
    expect(kept()).toEqual(['one.js']);
    expect([readdirSync(folder), readdirSync(build), readdirSync(other)]).toEqual([
      ['.next'],
      ['former-static', 'static'],
      [],
    ]);
  } finally {
    rmSync(other, { recursive: true });
  }
});
