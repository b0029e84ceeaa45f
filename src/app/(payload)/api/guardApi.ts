import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { undecidedSessions } from '@/access/undecidedSessions';
import { isStaffRole } from '@/domain/accounts/roles';
import { readSegments, type Segment } from '@/domain/api/readSegments';
import { jsonResponse } from '@/domain/api/wholeResponse';
import type { CallFinder } from '@/endpoints/findEndpoint';
import { Busy, TooManyRequests } from '@/errors/ApiFailures';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { runInHashingQueue } from '@/integrations/limits/runInHashingQueue';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import { nameRoute } from '@/integrations/telemetry/spans';
import { isPanelRoute } from './panelRoutes';

const changing = new Set(['POST', 'PATCH', 'PUT']);

/** Accounts, all or one of them. */
const users = /^\/users(\/\d+)?\/?$/;

const media = /^\/media\/?$/;

/**
 * Payload's own routes set passwords and take pictures, too: the CMS panel's requests wait for a place in the same rooms
 * as the documented calls. Its other requests pass.
 */
async function inPanelRoom(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await roomOf(request, path, handle);
  } catch (error) {
    if (!(error instanceof Busy || error instanceof TooManyRequests)) throw error;
    const { status, message, retryAfterSeconds } = error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) };
    // The panel shows the first of `errors`.
    return Response.json({ message, error: message, errors: [{ message }] }, { status, headers });
  }
}

function roomOf({ method, headers }: Request, path: string, handle: () => Promise<Response>) {
  if (!changing.has(method)) return handle();
  if (users.test(path)) return runInHashingQueue(headers, handle);
  return media.test(path) ? runInImageQueue(clientAddress(headers), handle) : handle();
}

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

const overrideHeaders = ['x-http-method-override', 'x-payload-http-method-override'];
const formType = 'application/x-www-form-urlencoded';

const refuse = (status: number, message: string, headers: HeadersInit = {}) =>
  jsonResponse({ message, error: message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** @throws the outage that kept the session from being found: that it isn't one of staff isn't known then */
async function isCalledByStaff(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  if (user) return isStaffRole(user.role);
  const failure = undecidedSessions.get(headers);
  if (isDatabaseOutage(failure)) throw failure;
  return false;
}

/** The method that the panel means: what it asks of a list can be too long for an address, so it sends a form. */
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
 * The gate of /api: documented calls are open to everyone (each states its own access) and answered here, and of
 * Payload's REST routes those that the CMS panel needs are open to staff. For all others nothing is there. Payload is
 * handed the very segments that were judged here, so that it can't read another address out of the same letters.
 * Collection access is the second wall.
 */
export function guardApi(handle: RouteHandler): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const { pathname } = new URL(request.url);
      const segments = readSegments(pathname.replace(/^\/api/, ''));
      if (!segments) return refuse(404, 'Not found');
      // Started here, because Payload's own handler answers 500 when there is no database to start with.
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
      const response = await inPanelRoom(request, `/${slug.join('/')}`, () =>
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
