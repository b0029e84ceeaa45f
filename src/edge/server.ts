/**
 * The web server in production: Next's request handler behind our own guard. Settings come from the environment.
 * Normally started by `npm start`, which is told by IPC when it is ready or why it can't be; it can be run alone, too,
 * against a database that is prepared and a site that is built.
 */
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { acceptedSecrets } from '@/access/acceptedSecrets';
import { payloadSecret } from '@/access/payloadSecret';
import { sessionCookieName } from '@/access/sessionCookie';
import { readSessionToken } from '@/access/sessionToken';
import { trustedOrigins } from '@/access/trustedOrigins';
import { networkOf } from '@/domain/network/networkOf';
import { env } from '@/env';
import { openRedirectStore } from '@/integrations/database/openRedirectStore';
import { openInvalidationStore } from '@/integrations/database/openInvalidationStore';
import { openQueueReader } from '@/integrations/database/openQueueReader';
import { endMail } from '@/integrations/email/mailState';
import { countedWarning } from '@/log/countedWarning';
import { limitLines, writeLine } from '@/log/writeLine';
import { isMissingAddress, listenAddresses } from '../../scripts/steps/listenAddresses.mjs';
import { portFailure } from '../../scripts/steps/portFailure.mjs';
import { CacheWarmer } from './pageCache/CacheWarmer';
import { PageCache } from './pageCache/PageCache';
import { cacheInvalidation } from './pageCache/CacheInvalidation';
import { InvalidationBus } from './pageCache/InvalidationBus';
import { PreviousBuildFiles } from './PreviousBuildFiles';
import { identifyRequests } from './identifyRequests';
import { isStaffSession } from './isStaffSession';
import { startJobsClock } from './jobsClock.mjs';
import { HealthState } from './HealthState';
import { limitConnections } from './limitConnections';
import { Metrics } from './metrics/Metrics';
import { NotFoundCounter } from './NotFoundCounter';
import { RedirectTable } from './RedirectTable';
import { healthOnlyHandler } from './healthOnlyHandler';
import { listen } from './listen';
import { PageRateLimiter } from './PageRateLimiter';
import { PageTransformer } from './PageTransformer';
import { PolicyReports } from './policyReports';
import { smokeTestApi, smokeTestPage } from './smokeTest';
import { readKnownActions } from './readKnownActions';
import { readStaticRoutes } from './readStaticRoutes';
import { requestHandlers } from './requestHandler';
import { configuredTracing } from './tracing/configuredTracing';

/** Requests in flight may finish for this long after SIGTERM, and after a fault that nothing has caught. */
const shutdownMs = { inOrder: 10_000, afterFault: 2_000 };
/** Between attempts to reach the database after the start. */
const warmUpPauseMs = 5_000;
/**
 * What answers calls takes half a second to be loaded, in which nobody is answered: who waits at the door for a page is
 * served before.
 */
const beforeCallsMs = 100;
/** Far below the descriptors that systems allow; one office or one phone network stays below the second. */
const mostConnections = { inAll: 4_000, perNetwork: 400 };
/** Whole pages in all their forms: some 200 pages and the files of the build. */
const keptBytes = 64 * 1024 * 1024;
/**
 * V8 lets its heap grow to several times of what is in use before it looks for what isn't; on a machine with much memory
 * that was 540 MiB where 330 do, at the same speed. While the site is being loaded nothing is to be found, and looking costs
 * a tenth of the start.
 */
const slowHeapGrowth = '--heap-growing-percent=25';
/** Longer than proxies keep idle connections (60 s by custom), so that it is them who close first. */
const keepAliveMs = env.TRUST_PROXY > 0 ? 65_000 : 10_000;

const buildDirectory = path.resolve(env.NEXT_DIST_DIR);
const servers: Server[] = [];
const lifeSigns = new HealthState();
/** Told to end: others do the scheduled work. */
const ending = new AbortController();
/** Lets nobody in any more. */
const stopping = new AbortController();

/** Whether anybody has been let in. */
let isOpen = false;

limitLines(env.LOG_LEVEL);

// Whoever reads our output may be gone before us: a line is lost then, and telling of it would only lose another.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.on('SIGTERM', () => void stop(0, { drainMs: env.DRAIN_SECONDS * 1_000 }));
process.on('SIGINT', () => void stop(0));
// Without the command that started us nobody could stop us in order.
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (reason) => tell('Unhandled rejection:', reason));
process.on('uncaughtException', (error) => {
  if (!ending.signal.aborted) tell('Uncaught exception, the web server ends:', error);
  void stop(1, { patienceMs: shutdownMs.afterFault });
});

// Before Next, which then draws what it does itself.
const tracing = await configuredTracing(tell);
const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: env.PORT, quiet: true });
await orFail(() => app.prepare());
const answers = new PageCache({
  expiry: cacheInvalidation,
  maxBytes: keptBytes,
  renew: (key) => renewer.renew(key),
});
const bus = env.SEVERAL_INSTANCES
  ? new InvalidationBus({ expiry: cacheInvalidation, line: openInvalidationStore(env.DATABASE_URL), tell })
  : null;
await bus?.start();
const addresses = openRedirectStore(env.DATABASE_URL);
const missing = new NotFoundCounter(addresses.addMissing);
missing.start();
const { forVisitors, forUs } = requestHandlers({
  handlePage: app.getRequestHandler(),
  guard: { trustedProxies: env.TRUST_PROXY, siteProtocol: new URL(env.SITE_URL).protocol },
  cms: {
    isGenuineToken: async (token) =>
      (await readSessionToken(token, acceptedSecrets(payloadSecret(env.PAYLOAD_SECRET)))) !== null,
    isStaff: (token) => isStaffSession(own.origin, token),
    cookieName: sessionCookieName,
    trustedOrigins: new Set(trustedOrigins(env.SITE_URL)),
    knownActions: readKnownActions(buildDirectory),
  },
  budget: new PageRateLimiter(env.PAGES_PER_MINUTE),
  finisher: new PageTransformer({
    bookingOrigin: env.BOOKING_URL && new URL(env.BOOKING_URL).origin,
    hasTagManager: env.TAG_MANAGER_ID !== undefined,
    embedOrigins: env.EMBED_ORIGINS,
    isReportOnly: env.CSP_REPORT_ONLY,
    waitsForFirstPaint: env.WAIT_FOR_FIRST_PAINT,
    preloadsFonts: env.PRELOAD_FONTS,
    warn: countedWarning(tellCounted),
  }),
  reports: new PolicyReports((line) => tell(line)),
  formerFiles: new PreviousBuildFiles(buildDirectory),
  answers,
  moved: new RedirectTable({ expiry: cacheInvalidation, read: addresses.readRedirects }),
  missing,
  expiry: cacheInvalidation,
  catchUp: () => bus?.catchUp() ?? null,
  compresses: env.COMPRESS === 'true',
  tell,
});

const metrics =
  env.METRICS_PORT === undefined
    ? undefined
    : new Metrics({ store: answers, queues: openQueueReader(env.DATABASE_URL), bus });
const handle = env.ROLE === 'worker' ? healthOnlyHandler(forVisitors) : forVisitors;
const measured = metrics ? metrics.inFrontOf(handle) : handle;
const front = identifyRequests(lifeSigns.inFrontOf(tracing.inFrontOf(measured)), {
  trustedProxies: env.TRUST_PROXY,
  writeAccess: env.ACCESS_LOG && ((line) => void process.stdout.write(line)),
});

/** For requests of our own, which must get through however many visitors there are. */
const own = await orFail(() =>
  listen({ address: '127.0.0.1', port: 0, keepAliveMs, handle: tracing.inFrontOf(forUs) }),
);
servers.push(own.server);
const renewer = new CacheWarmer({ origin: own.origin, signal: stopping.signal });
await orFail(() => smokeTestPage(own.origin));
isOpen = true;
for (const address of listenAddresses(env.HOST)) await orFail(() => openToVisitors(address));
if (metrics) await orFail(() => openMetrics(metrics));
await pause(beforeCallsMs);
await orFail(() => smokeTestApi(own.origin));
setFlagsFromString(slowHeapGrowth);
void warmUp();
if (env.ROLE !== 'web')
  startJobsClock({
    origin: own.origin,
    payloadSecret: env.PAYLOAD_SECRET,
    signal: ending.signal,
    tell: countedWarning(tellCounted),
  });
process.send?.({ isReady: true, origin: own.origin });
if (env.ROLE !== 'worker') void renewer.warmUp(readStaticRoutes(buildDirectory));

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
    const { server } = await listen({
      address,
      port: env.PORT,
      keepAliveMs,
      handle: front,
    });
    const perNetwork = env.TRUST_PROXY > 0 ? undefined : mostConnections.perNetwork;
    limitConnections(server, { inAll: mostConnections.inAll, perNetwork }, networkOf);
    servers.push(server);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    if (!isMissingAddress(address, code)) throw portFailure(code, env.PORT, address);
  }
}

async function openMetrics({ answer }: Metrics): Promise<void> {
  const { METRICS_HOST: address, METRICS_PORT: port = 0 } = env;
  try {
    servers.push((await listen({ address, port, keepAliveMs, handle: answer })).server);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`Cannot listen on METRICS_PORT=${port} of METRICS_HOST=${address} (${code}).`, {
      cause: error,
    });
  }
}

function tell(...words: unknown[]): void {
  writeLine('warn', 'server', words);
}

function tellCounted(line: string, further: number): void {
  tell(further ? `${line} (${further} more since the last)` : line);
}

/**
 * Ends at once while nobody has been let in. Otherwise is not ready any more, goes on answering for as long as balancers
 * take to notice, takes no new connections then, lets requests in flight and mails that are being handed over finish, and
 * ends. Further calls change nothing: Ctrl-C reaches us from the terminal and from the command.
 */
async function stop(exitCode: number, { drainMs = 0, patienceMs = shutdownMs.inOrder } = {}): Promise<void> {
  if (!isOpen) process.exit(exitCode);
  if (ending.signal.aborted) return;
  ending.abort();
  const mailEnded = endMail();
  const drained = pause(drainMs).then(() => {
    stopping.abort();
    setTimeout(() => process.exit(exitCode), patienceMs);
  });
  await lifeSigns.end(servers, drained);
  await mailEnded;
  await missing.stop();
  await bus?.stop();
  await app.close();
  await tracing.end();
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
