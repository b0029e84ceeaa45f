import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { undecidedSessions } from '@/access/undecidedSessions';
import { isStaffRole } from '@/domain/accounts/roles';
import { readSegments, type Segment } from '@/domain/api/readSegments';
import { jsonResponse } from '@/domain/api/wholeResponse';
import { mebibyte } from '@/domain/mebibyte';
import type { CallFinder } from '@/endpoints/findEndpoint';
import { Busy, TooManyRequests } from '@/errors/ApiFailures';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import { nameRoute } from '@/integrations/telemetry/spans';
import { isPanelRoute } from './panelRoutes';

const changing = new Set(['POST', 'PATCH', 'PUT']);

/** The users collection or one account. */
const users = /^\/users(\/\d+)?\/?$/;

const media = /^\/media\/?$/;

/**
 * Runs panel requests that hash a password or upload an image in the same queues as the documented calls. Other
 * requests aren't queued.
 */
async function runInPanelQueue(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await queueOf(request, path, handle);
  } catch (error) {
    if (!(error instanceof Busy || error instanceof TooManyRequests)) throw error;
    const { status, message, retryAfterSeconds } = error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };
    // The panel shows the first of `errors`.
    return Response.json({ message, error: message, errors: [{ message }] }, { status, headers });
  }
}

function queueOf({ method, headers }: Request, path: string, handle: () => Promise<Response>) {
  if (!changing.has(method)) return handle();
  if (users.test(path)) return runInHashingQueue(headers, handle);
  return media.test(path) ? runInImageQueue(clientAddress(headers), handle) : handle();
}

/** Payload's limit for files holds for every form; only an image may be that large. */
const maxPanelBytes = 8 * mebibyte;

const isTooLarge = ({ headers }: Request, path: string): boolean =>
  !media.test(path) && Number(headers.get('Content-Length') ?? 0) > maxPanelBytes;

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

const overrideHeaders = ['x-http-method-override', 'x-payload-http-method-override'];
const formType = 'application/x-www-form-urlencoded';

const refuse = (status: number, message: string, headers: HeadersInit = {}) =>
  jsonResponse({ message, error: message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** @throws the database outage during the session lookup, because whether the caller is staff is unknown then */
async function isCalledByStaff(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  if (user) return isStaffRole(user.role);
  const failure = undecidedSessions.get(headers);
  if (isDatabaseOutage(failure)) throw failure;
  return false;
}

/** Returns the effective method: the panel sends list queries too long for a URL as a form with an override. */
function panelMethod({ method, headers }: Request): string | null {
  const overrides = overrideHeaders.flatMap((name) => headers.get(name) ?? []);
  if (overrides.length === 0) return method.toLowerCase();
  const isList = method === 'POST' && headers.get('Content-Type') === formType;
  return isList && overrides.every((override) => override === 'GET') ? 'get' : null;
}

async function isOpenToStaff(payload: Payload, request: Request, segments: Segment[]): Promise<boolean> {
  const method = panelMethod(request);
  return method !== null && isPanelRoute(method, segments) && isCalledByStaff(payload, request.headers);
}

/**
 * Access gate of /api. Documented calls are handled here for everyone; each declares its own access. Payload's REST
 * routes that the CMS panel needs are open to staff. All other routes get 404. Payload receives the segments that were
 * checked here, so that it can't parse a different route from the same URL. Collection access is the second check.
 */
export function guardApi(handle: RouteHandler): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const { pathname } = new URL(request.url);
      const segments = readSegments(pathname.replace(/^\/api/, ''));
      if (!segments) return refuse(404, 'Not found');
      // Payload's own handler responds with 500 if the database is down at startup; here it becomes 503.
      const payload = await getPayload({ config });
      const { findEndpoint } = payload.config.custom as CallFinder;
      const isOverridden = overrideHeaders.some((name) => request.headers.has(name));
      const found = isOverridden ? undefined : findEndpoint(request.method, segments);
      if (found) {
        const { endpoint, params } = found;
        nameRoute(`/api${endpoint.contract.path}`);
        return await endpoint.answer({ request, payload, params, method: request.method, pathname });
      }
      if (!(await isOpenToStaff(payload, request, segments))) return refuse(404, 'Not found');
      const slug = segments.map(({ text }) => text);
      const path = `/${slug.join('/')}`;
      if (isTooLarge(request, path)) return refuse(413, 'Request is too large');
      const response = await runInPanelQueue(request, path, () =>
        handle(request, { params: Promise.resolve({ slug }) }),
      );
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
      return response;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      return refuse(503, 'Service is temporarily unavailable', { 'Retry-After': '5' });
    }
  };
}
