/**
 * The production web server: Next's request handler behind our own guards, configured by the environment. Usually
 * `npm start` starts it, and receives by IPC that it is ready or why it failed. It also runs alone, on a migrated
 * database and a finished build.
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

/** Requests in flight may finish for this long after SIGTERM, and after an uncaught exception. */
const shutdownMs = { inOrder: 10_000, afterFault: 2_000 };
/** Interval between attempts to reach the database after the start. */
const warmUpPauseMs = 5_000;
/**
 * Loading the API code blocks the process for half a second. This pause lets page requests that are already waiting be
 * answered first.
 */
const beforeCallsMs = 100;
/** Far below the descriptor limits of operating systems. One office or one mobile network stays below the second. */
const mostConnections = { inAll: 4_000, perNetwork: 400 };
/** Complete responses in all encodings: some 200 pages and the build files. */
const pageCacheBytes = 64 * 1024 * 1024;
/**
 * By default V8 grows its heap to several times the live size before it collects. On a machine with much memory that
 * took 540 MiB instead of 330, at the same speed. It is set after the start, because loading produces little garbage
 * and the collections take 10 % of the start time.
 */
const slowHeapGrowth = '--heap-growing-percent=25';
/** Longer than the idle timeout of proxies (usually 60 s), so that the proxy closes first. */
const keepAliveMs = env.TRUST_PROXY > 0 ? 65_000 : 10_000;

const buildDirectory = path.resolve(env.NEXT_DIST_DIR);
const servers: Server[] = [];
const healthState = new HealthState();
/** Aborts when the shutdown begins: other instances do the scheduled work. */
const ending = new AbortController();
/** Aborts when no further requests are accepted. */
const stopping = new AbortController();

/** Whether visitors can connect. */
let isOpen = false;

limitLines(env.LOG_LEVEL);

// The process that reads our output may exit first. The line is lost then; logging the error would only lose another
// one.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
process.on('SIGTERM', () => void stop(0, { drainMs: env.DRAIN_SECONDS * 1_000 }));
process.on('SIGINT', () => void stop(0));
// Without the parent process, nothing could stop this one gracefully.
process.on('disconnect', () => void stop(0));
process.on('unhandledRejection', (reason) => warn('Unhandled rejection:', reason));
process.on('uncaughtException', (error) => {
  if (!ending.signal.aborted) warn('Uncaught exception, the web server ends:', error);
  void stop(1, { patienceMs: shutdownMs.afterFault });
});

// Before Next, which then adds its own spans.
const tracing = await configuredTracing(warn);
const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: env.PORT, quiet: true });
await orFail(() => app.prepare());
const pageCache = new PageCache({
  invalidation: cacheInvalidation,
  maxBytes: pageCacheBytes,
  renew: (key) => warmer.renew(key),
});
const bus = env.SEVERAL_INSTANCES
  ? new InvalidationBus({
      expiry: cacheInvalidation,
      line: openInvalidationStore(env.DATABASE_URL),
      tell: warn,
    })
  : null;
await bus?.start();
const redirectStore = openRedirectStore(env.DATABASE_URL);
const notFound = new NotFoundCounter(redirectStore.addMissing);
notFound.start();
const { forVisitors, forInternal } = requestHandlers({
  handlePage: app.getRequestHandler(),
  guard: { trustedProxies: env.TRUST_PROXY, siteProtocol: new URL(env.SITE_URL).protocol },
  cms: {
    isGenuineToken: async (token) =>
      (await readSessionToken(token, acceptedSecrets(payloadSecret(env.PAYLOAD_SECRET)))) !== null,
    isStaff: (token) => isStaffSession(internal.origin, token),
    cookieName: sessionCookieName,
    trustedOrigins: new Set(trustedOrigins(env.SITE_URL)),
    knownActions: readKnownActions(buildDirectory),
  },
  rateLimiter: new PageRateLimiter(env.PAGES_PER_MINUTE),
  transformer: new PageTransformer({
    bookingOrigin: env.BOOKING_URL && new URL(env.BOOKING_URL).origin,
    hasTagManager: env.TAG_MANAGER_ID !== undefined,
    embedOrigins: env.EMBED_ORIGINS,
    isReportOnly: env.CSP_REPORT_ONLY,
    waitsForFirstPaint: env.WAIT_FOR_FIRST_PAINT,
    preloadsFonts: env.PRELOAD_FONTS,
    warn: countedWarning(warnCounted),
  }),
  reports: new PolicyReports((line) => warn(line)),
  previousBuild: new PreviousBuildFiles(buildDirectory),
  pageCache,
  redirects: new RedirectTable({ expiry: cacheInvalidation, read: redirectStore.readRedirects }),
  notFound,
  invalidation: cacheInvalidation,
  catchUp: () => bus?.catchUp() ?? null,
  compresses: env.COMPRESS === 'true',
  warn,
});

const metrics =
  env.METRICS_PORT === undefined
    ? undefined
    : new Metrics({ store: pageCache, queues: openQueueReader(env.DATABASE_URL), bus });
const handle = env.ROLE === 'worker' ? healthOnlyHandler(forVisitors) : forVisitors;
const measured = metrics ? metrics.inFrontOf(handle) : handle;
const handler = identifyRequests(healthState.wrap(tracing.inFrontOf(measured)), {
  trustedProxies: env.TRUST_PROXY,
  writeAccess: env.ACCESS_LOG && ((line) => void process.stdout.write(line)),
});

/** Server for internal requests, which must get through however many visitors there are. */
const internal = await orFail(() =>
  listen({ address: '127.0.0.1', port: 0, keepAliveMs, handle: tracing.inFrontOf(forInternal) }),
);
servers.push(internal.server);
const warmer = new CacheWarmer({ origin: internal.origin, signal: stopping.signal });
await orFail(() => smokeTestPage(internal.origin));
isOpen = true;
for (const address of listenAddresses(env.HOST)) await orFail(() => openToVisitors(address));
if (metrics) await orFail(() => openMetrics(metrics));
await pause(beforeCallsMs);
await orFail(() => smokeTestApi(internal.origin));
setFlagsFromString(slowHeapGrowth);
void warmUp();
if (env.ROLE !== 'web')
  startJobsClock({
    origin: internal.origin,
    payloadSecret: env.PAYLOAD_SECRET,
    signal: ending.signal,
    tell: countedWarning(warnCounted),
  });
process.send?.({ isReady: true, origin: internal.origin });
if (env.ROLE !== 'worker') void warmer.warmUp(readStaticRoutes(buildDirectory));

/** Calls the health endpoint, which starts the background work, until the database is available. */
async function warmUp(): Promise<void> {
  const isUp = await fetch(`${internal.origin}/api/health`).then(
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
      handle: handler,
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

function warn(...words: unknown[]): void {
  writeLine('warn', 'server', words);
}

function warnCounted(line: string, further: number): void {
  warn(further ? `${line} (${further} more since the last)` : line);
}

/**
 * Exits at once before visitors can connect. Otherwise it reports not ready, answers requests until load balancers have
 * noticed, then accepts no new connections, finishes the requests in flight and the mails being sent, and exits.
 * Further calls do nothing: Ctrl-C arrives both from the terminal and from `npm start`.
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
  await healthState.shutDown(servers, drained);
  await mailEnded;
  await notFound.stop();
  await bus?.stop();
  await app.close();
  await tracing.end();
  process.exit(exitCode);
}

/** Reports a startup failure in one line without a stack: the operator can fix it. */
async function orFail<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    if (process.send) await new Promise((resolve) => process.send?.({ failure }, resolve));
    else warn(failure);
    process.exit(1);
  }
}
