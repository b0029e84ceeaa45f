/**
 * The web server in production: Next's request handler behind our own guard. Settings come from the
 * environment. Normally started by `npm start`, which is told by IPC when it is ready or why it can't be; it
 * can be run alone, too, against a database that is prepared and a site that is built.
 */
import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { guardRequest } from './server/guardRequest.mjs';
import { holdScripts } from './server/holdScripts.mjs';
import { startJobsClock } from './server/jobsClock.mjs';
import { rewriteHtml } from './server/rewriteHtml.mjs';
import { portFailure } from './steps/checkPortIsFree.mjs';
import { isMissingAddress, listenAddresses } from './steps/listenAddresses.mjs';
import { projectRoot } from './steps/projectPaths.mjs';
import { loadEnvFile, readSettings } from './steps/readSettings.mjs';

/** Requests in flight may finish for this long after SIGTERM. */
const SHUTDOWN_MS = 10_000;

/** Between attempts to reach the database after the start. */
const WARM_UP_PAUSE_MS = 5_000;

const timeouts = {
  headersTimeout: 20_000,
  /** For the whole request: a picture of several megabytes over a slow line has to fit. */
  requestTimeout: 60_000,
  /** Longer than proxies keep idle connections (60 s by custom), so that it is them who close first. */
  keepAliveTimeout: 65_000,
};

/** @type {import('node:http').Server[]} */
const servers = [];
const stopping = new AbortController();

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
// Without the command that started us nobody could stop us in order.
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));
process.on('uncaughtException', (error) => {
  console.error('Uncaught exception:', error);
  void stop(1);
});

loadEnvFile();
const settings = await orFail(async () => readSettings(process.env));
const guardOptions = {
  trustedProxies: settings.trustedProxies,
  siteProtocol: new URL(settings.siteUrl).protocol,
};
/** Halves the throughput of prerendered pages. Next's own would hand us compressed pages, and we change them. */
const compress = settings.compresses ? compression() : undefined;
const app = next({ dev: false, dir: projectRoot, hostname: 'localhost', port: settings.port, quiet: true });
await orFail(() => app.prepare());
const handle = app.getRequestHandler();
for (const address of listenAddresses(settings.host)) await orFail(() => listen(address));
const ownOrigin = `http://${urlHost()}:${settings.port}`;
await warmUp();
startJobsClock({
  origin: ownOrigin,
  payloadSecret: process.env.PAYLOAD_SECRET ?? '',
  signal: stopping.signal,
});
process.send?.({ isReady: true });

/**
 * The first request sets up Payload and its database connections, for which visitors need not wait, and starts what
 * works in the background. Without a database it is repeated until there is one.
 */
async function warmUp() {
  const isUp = await fetch(`${ownOrigin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) setTimeout(() => void warmUp(), WARM_UP_PAUSE_MS).unref();
}

/** @param {string} address */
function listen(address) {
  const server = createServer(timeouts, (request, response) => {
    const refusal = guardRequest(request, guardOptions);
    if (refusal) return refuse(response, refusal);
    compress?.(request, response, () => undefined);
    rewriteHtml(response, holdScripts);
    void handle(request, response);
  });
  server.on('connect', (_request, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
  );
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const code = error.code ?? error.message;
      if (isMissingAddress(address, code)) resolve(undefined);
      else reject(portFailure(code, settings.port, address));
    });
    server.listen(settings.port, address, () => resolve(undefined));
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {{ status: number, message: string }} refusal
 */
function refuse(response, { status, message }) {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' };
  response.writeHead(status, headers).end(JSON.stringify({ message, error: message }));
}

function urlHost() {
  const [host = 'localhost'] = listenAddresses(settings.host);
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Takes no new connections, lets requests in flight finish, and ends. Further calls change nothing: Ctrl-C
 * reaches us from the terminal and from the command.
 * @param {number} exitCode
 */
async function stop(exitCode) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(exitCode), SHUTDOWN_MS);
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  // Connections that become idle later would be kept alive for further requests.
  setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  await Promise.all(closed);
  await app?.close();
  process.exit(exitCode);
}

/**
 * What can be put right by the person at the keyboard is told in one line, without a stack.
 * @template T
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
async function orFail(step) {
  try {
    return await step();
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    if (process.send) await new Promise((resolve) => process.send?.({ failure: message }, resolve));
    else console.error(message);
    process.exit(1);
  }
}
