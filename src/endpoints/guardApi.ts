import config from '@payload-config';
import { getPayload, type Payload } from 'payload';
import { isStaffRole } from '@/domain/accounts/roles';
import { isDatabaseOutage } from '@/errors/databaseErrors';
import { documentedEndpoints } from '.';
import { matchesPath } from './matchesPath';

interface RouteContext {
  params: Promise<{ slug?: string[] }>;
}
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>;

/** Payload's own ways to sign in or make accounts. Ours replace them, so they are closed to everyone. */
const replacedRoutes = /^\/users\/(login|first-register|forgot-password|reset-password|unlock|verify)(\/|$)/;
const overrideHeaders = ['x-http-method-override', 'x-payload-http-method-override'];

const refuse = (status: number, message: string, headers: HeadersInit = {}) =>
  Response.json(
    { message, error: message },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );

const isDocumented = (method: string, path: string) =>
  documentedEndpoints.some(
    ({ contract }) => contract.method === method.toLowerCase() && matchesPath(contract.path, path),
  );

async function isCalledByStaff(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  return user ? isStaffRole(user.role) : false;
}

async function isOpen(payload: Payload, request: Request, path: string): Promise<boolean> {
  if (replacedRoutes.test(path)) return false;
  const isOverridden = overrideHeaders.some((name) => request.headers.has(name));
  if (!isOverridden && isDocumented(request.method, path)) return true;
  return isCalledByStaff(payload, request.headers);
}

/**
 * The gate of /api: documented calls are open to everyone (each states its own access), the rest of Payload's REST
 * routes only to staff, for the CMS panel. To all others they don't exist. Collection access is the second wall.
 */
export function guardApi(handle: RouteHandler): RouteHandler {
  return async (request, context) => {
    try {
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      // Started here, because Payload's own handler answers 500 when there is no database to start with.
      const payload = await getPayload({ config });
      if (!(await isOpen(payload, request, path))) return refuse(404, 'Not found');
      const response = await handle(request, context);
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
      return response;
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      return refuse(503, 'Service is temporarily unavailable', { 'Retry-After': '5' });
    }
  };
}
