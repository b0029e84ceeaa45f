import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '../../scripts/database/serverLeftBehind.mjs';
import { WebServer } from '../../scripts/steps/WebServer.mjs';
import { firstAdmin, siteUnderTest } from '../../scripts/testing/testSettings.mjs';
import { ask, untilAnswered } from './support/ask';
import { Ledger } from './support/Ledger';
import { RunningSite } from './support/RunningSite';
import { until } from './support/until';

const site = new RunningSite();

beforeAll(() => site.start());
afterAll(() => site.stop());

/** A sign-in of which the server says when it has arrived. */
function beginSignIn() {
  const asked = request(`${siteUnderTest.url}/api/auth/login`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  const arrived = once(asked, 'continue');
  const status = once(asked, 'response').then(([response]) => {
    const { statusCode } = (response as IncomingMessage).resume();
    return statusCode;
  });
  // Without a body until then: what waits for it hasn't been answered either.
  void arrived.then(() => asked.end(JSON.stringify(firstAdmin)));
  asked.flushHeaders();
  return { arrived, status };
}

const intact = { missing: [], unexplained: 0 };

describe('the web server', () => {
  it('is back after each of three sudden ends, with all that it had acknowledged', async () => {
    const ledger = await Ledger.open();
    await ledger.start();
    const pids = new Set([site.serverPid]);
    for (let end = 1; end <= 3; end++) {
      process.kill(site.serverPid, 'SIGKILL');
      await untilAnswered('/api/health', 0);
      await untilAnswered('/api/health');
      pids.add(site.serverPid);
    }
    await ledger.stop();
    expect(pids.size).toBe(4);
    expect(await ledger.compare(site)).toEqual(intact);
  });

  it('is replaced when it lives but does not answer', async () => {
    const frozen = site.serverPid;
    process.kill(frozen, 'SIGSTOP');
    await until(() => site.serverPid !== frozen);
    await untilAnswered('/api/health');
    expect(site.serverPid).not.toBe(frozen);
  });

  it('is given up when it freezes while it starts', async () => {
    const { distDir } = siteUnderTest;
    const server = new WebServer({ NEXT_DIST_DIR: distDir }, { watch: { startMs: 1_000 } });
    const starting = server.start();
    const pid = server.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    await expect(starting).rejects.toThrow('The web server is not ready after 1 s and is ended.');
    expect(isRunning(pid)).toBe(false);
  });

  it('outlives whoever reads its output', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'ai-advisory-output-'));
    const pipe = path.join(directory, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const reader = openSync(pipe, constants.O_RDWR);
    const writer = openSync(pipe, 'w');
    const port = siteUnderTest.port + 1;
    const server = await site.startBeside(port, {}, writer);
    for (const end of [reader, writer]) closeSync(end);
    rmSync(directory, { recursive: true });
    const { pid } = server;
    for (const page of ['a', 'b']) {
      const report = {
        'csp-report': { 'document-uri': `${siteUnderTest.url}/${page}`, 'blocked-uri': 'eval' },
      };
      const init = { method: 'POST', body: JSON.stringify(report) };
      expect((await fetch(`http://127.0.0.1:${port}/policy-reports`, init)).status).toBe(204);
    }
    await until(async () => (await ask('/api/health', { port })).status === 200);
    expect(server.pid).toBe(pid);
    await server.stop();
  });

  it('does not mind clients that leave in the middle of a request or of an answer', async () => {
    const before = site.log;
    const requests = [
      'GET /blog HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /cms HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email"',
    ];
    await Promise.all(
      Array.from({ length: 90 }, async (_, index) => {
        const socket = connect(siteUnderTest.port, 'localhost');
        await once(socket, 'connect');
        socket.write(requests[index % requests.length] ?? '', () => socket.resetAndDestroy());
        await once(socket, 'close');
      }),
    );
    expect((await ask('/')).status).toBe(200);
    expect(site.log).toBe(before);
  });

  it('does not wait for clients that do not read', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = connect(siteUnderTest.port, 'localhost');
        await once(socket, 'connect');
        socket.pause();
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
        return socket;
      }),
    );
    expect((await ask('/')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('answers what is in flight when it is told to end', async () => {
    const signIns = Array.from({ length: 4 }, beginSignIn);
    await Promise.all(signIns.map(({ arrived }) => arrived));
    await site.stopServer();
    expect(await Promise.all(signIns.map(({ status }) => status))).toEqual([200, 200, 200, 200]);
  });
});
