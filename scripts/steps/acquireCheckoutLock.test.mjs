import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireCheckoutLock, otherHolder } from './acquireCheckoutLock.mjs';
import { Lifetime } from './Lifetime.mjs';
import { dataDirectory } from './projectPaths.mjs';

const name = `lock-test-${process.pid}`;
const address = path.join(dataDirectory, `${name}.sock`);

/** @type {(() => unknown)[]} */
let endings = [];
beforeEach(() => mkdirSync(dataDirectory, { recursive: true }));
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  rmSync(address, { force: true });
});

/** Of a command that ends with the test. */
function newLifetime() {
  const lifetime = new Lifetime();
  lifetime.onEnd = (ending) => void endings.push(ending);
  return lifetime;
}

async function leaveSocketBehind() {
  const server = `require('node:net').createServer().listen(${JSON.stringify(address)}, () => console.log('there'))`;
  const holder = spawn(process.execPath, ['-e', server]);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(address)).toBe(true);
}

// Windows keeps nothing of a process that was killed.
describe.skipIf(process.platform === 'win32')('the lock of a checkout', () => {
  it('is taken from a process that was killed', async () => {
    await leaveSocketBehind();
    await acquireCheckoutLock(name, newLifetime());
    expect(await otherHolder(name)).toBeUndefined();
    for (const end of endings.splice(0)) await end();
    expect(existsSync(address)).toBe(false);
  });

  it('is held by one of two that start at once after that', async () => {
    await leaveSocketBehind();
    const starts = [newLifetime(), newLifetime()].map((lifetime) => acquireCheckoutLock(name, lifetime));
    const refused = (await Promise.allSettled(starts)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { message: expect.stringContaining('already in use') } }]);
  });

  it('is left to another start that has taken it away again', async () => {
    const held = acquireCheckoutLock(name, newLifetime());
    rmSync(address);
    const other = createServer((socket) => socket.end(JSON.stringify({ pid: 1, isEnding: false })));
    other.listen(address);
    endings.push(() => other.close());
    await expect(held).rejects.toThrow('already in use by process 1');
    expect(existsSync(address)).toBe(true);
  });
});
