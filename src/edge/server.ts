/**
 * The web server in production: Next's request handler behind our own guard. Settings come from the environment.
 * Normally started by `npm start`, which is told by IPC when it is ready or why it can't be; it can be run alone, too,
 * against a database that is prepared and a site that is built.
 */
import type { Server } from 'node:http';
import path from 'node:path';
import next from 'next';
import { payloadSecret } from '@/access/payloadSecret';
import { sessionCookieName } from '@/access/sessionCookie';
import { readSessionToken } from '@/access/sessionToken';
import { trustedOrigins } from '@/access/trustedOrigins';
import { networkOf } from '@/domain/network/networkOf';
import { env } from '@/env';
import { isMissingAddress, listenAddresses } from '../../scripts/steps/listenAddresses.mjs';
import { portFailure } from '../../scripts/steps/portFailure.mjs';
import { AnswerRenewer } from './answers/AnswerRenewer';
import { AnswerStore } from './answers/AnswerStore';
import { expiry } from './answers/Expiry';
import { startJobsClock } from './jobsClock.mjs';
import { limitConnections } from './limitConnections';
import { openDoor } from './openDoor';
import { PageBudget } from './PageBudget';
import { PageFinisher } from './PageFinisher';
import { PolicyReports } from './policyReports';
import { proveSite } from './proveSite';
import { readKnownActions } from './readKnownActions';
import { requestHandlers } from './requestHandler';

/** Requests in flight may finish for this long after SIGTERM, and after a fault that nothing has caught. */
const shutdownMs = { inOrder: 10_000, afterFault: 2_000 };
/** Between attempts to reach the database after the start. */
const warmUpPauseMs = 5_000;
/** Far below the descriptors that systems allow; one office or one phone network stays below the second. */
const mostConnections = { inAll: 4_000, perNetwork: 400 };
/** Whole pages in all their forms: some 200 pages and the files of the build. */
const keptBytes = 64 * 1024 * 1024;
/** Longer than proxies keep idle connections (60 s by custom), so that it is them who close first. */
const keepAliveMs = env.TRUST_PROXY > 0 ? 65_000 : 10_000;

const servers: Server[] = [];
const stopping = new AbortController();

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
// Without the command that started us nobody could stop us in order.
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (reason) => tell('Unhandled rejection:', reason));
process.on('uncaughtException', (error) => {
  if (!stopping.signal.aborted) tell('Uncaught exception, the web server ends:', error);
  void stop(1, shutdownMs.afterFault);
});

const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: env.PORT, quiet: true });
await orFail(() => app.prepare());
const answers = new AnswerStore({ expiry, maxBytes: keptBytes, renew: (key) => renewer.renew(key) });
const { forVisitors, forUs } = requestHandlers({
  handlePage: app.getRequestHandler(),
  guard: { trustedProxies: env.TRUST_PROXY, siteProtocol: new URL(env.SITE_URL).protocol },
  cms: {
    isGenuineToken: async (token) =>
      (await readSessionToken(token, payloadSecret(env.PAYLOAD_SECRET))) !== null,
    cookieName: sessionCookieName,
    trustedOrigins: new Set(trustedOrigins(env.SITE_URL)),
    knownActions: readKnownActions(path.resolve(env.NEXT_DIST_DIR)),
  },
  budget: new PageBudget(env.PAGES_PER_MINUTE),
  finisher: new PageFinisher({
    bookingOrigin: env.BOOKING_URL && new URL(env.BOOKING_URL).origin,
    hasTagManager: env.TAG_MANAGER_ID !== undefined,
  }),
  reports: new PolicyReports((line) => tell(line)),
  answers,
  expiry,
  compresses: env.COMPRESS === 'true',
  tell,
});

/** For requests of our own, which must get through however many visitors there are. */
const own = await orFail(() => openDoor({ address: '127.0.0.1', port: 0, keepAliveMs, handle: forUs }));
servers.push(own.server);
const renewer = new AnswerRenewer({ origin: own.origin, signal: stopping.signal });
await orFail(() => proveSite(own.origin));
void warmUp();
for (const address of listenAddresses(env.HOST)) await orFail(() => openToVisitors(address));
startJobsClock({ origin: own.origin, payloadSecret: env.PAYLOAD_SECRET, signal: stopping.signal });
process.send?.({ isReady: true, origin: own.origin });
void renewer.warmUp();

/** Without a database the health check, which starts what works in the background, is repeated until there is one. */
async function warmUp(): Promise<void> {
  const isUp = await fetch(`${own.origin}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp && !stopping.signal.aborted) setTimeout(() => void warmUp(), warmUpPauseMs).unref();
}

async function openToVisitors(address: string): Promise<void> {
  try {
    const { server } = await openDoor({ address, port: env.PORT, keepAliveMs, handle: forVisitors });
    const perNetwork = env.TRUST_PROXY > 0 ? undefined : mostConnections.perNetwork;
    limitConnections(server, { inAll: mostConnections.inAll, perNetwork }, networkOf);
    servers.push(server);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (!isMissingAddress(address, code)) throw portFailure(code, env.PORT, address);
  }
}

function tell(...words: unknown[]): void {
  process.stderr.write(`${words.map((word) => (word instanceof Error ? word.stack : word)).join(' ')}\n`);
}

/**
 * Takes no new connections, lets requests in flight finish, and ends. Further calls change nothing: Ctrl-C reaches us
 * from the terminal and from the command.
 */
async function stop(exitCode: number, patienceMs = shutdownMs.inOrder): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(exitCode), patienceMs);
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  // Connections that become idle later would be kept alive for further requests.
  setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
  await Promise.all(closed);
  await app.close();
  process.exit(exitCode);
}

/** What can be put right by the person at the keyboard is told in one line, without a stack. */
async function orFail<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    if (process.send) await new Promise((resolve) => process.send?.({ failure }, resolve));
    else tell(failure);
    process.exit(1);
  }
}
