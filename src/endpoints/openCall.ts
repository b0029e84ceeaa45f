import { createPayloadRequest, type Payload, type PayloadRequest } from 'payload';
import { trustedOrigins } from '@/access/trustedOrigins';
import { env } from '@/env';
import { NotAllowed } from '@/errors/ApiFailures';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { ownRequestLimiter, requestLimiter } from '@/integrations/limits/limiters';
import { isInternalRequest } from '@/integrations/limits/internalRequest';

const foreignOrigin = 'This request comes from another site. Open this site itself and try again.';

const trusted = new Set(trustedOrigins(env.SITE_URL));

const ownSites = new Set(['same-origin', 'none']);

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** API clients send neither header. `Sec-Fetch-Site` takes precedence over `Origin`. */
function isForeign(headers: Headers): boolean {
  const relation = headers.get('Sec-Fetch-Site');
  if (relation) return !ownSites.has(relation);
  const origin = headers.get('Origin');
  return origin !== null && !trusted.has(origin) && !isOwnHost(origin, headers.get('Host'));
}

/** The site is opened under another of its names, such as an address in the office network. */
const isOwnHost = (origin: string, host: string | null): boolean =>
  host !== null && URL.canParse(origin) && new URL(origin).host === host;

/**
 * CSRF protection: pages of other sites may not send writes for a visitor, not even a login. Only the origin
 * distinguishes those requests from legitimate ones.
 * @throws NotAllowed for a writing request that a browser sends from another site
 */
function refuseForeignOrigin(request: { method?: string; headers: Headers }): void {
  if (reading.has(request.method ?? 'GET') || !isForeign(request.headers)) return;
  throw new NotAllowed(foreignOrigin);
}

/** A request to a documented endpoint, as the gate passes it on. */
export interface Call {
  request: Request;
  payload: Payload;
  method: string;
  pathname: string;
  /** Values of the path parameters. */
  params: Record<string, string>;
}

/** Applies the rate limit; the server's own requests are exempt. */
async function consumeRateLimit({ request, payload }: Call, isOfThisServer: boolean): Promise<void> {
  if (isInternalRequest()) return;
  const limiter = isOfThisServer ? ownRequestLimiter : requestLimiter(payload);
  await consume(limiter, clientAddress(request.headers), 'Too many requests. Try again in a minute.');
}

/**
 * Creates the Payload request for an operation. The rate limit and the origin are checked first, so that rejected
 * requests cause no session lookup.
 * @param isOfThisServer the endpoint reports on this server, so its rate limit isn't shared between instances
 * @throws TooManyRequests beyond the rate limit, NotAllowed for a writing request from another site
 */
export async function openCall(call: Call, { isOfThisServer = false } = {}): Promise<PayloadRequest> {
  const { request, payload } = call;
  await consumeRateLimit(call, isOfThisServer);
  refuseForeignOrigin(request);
  return createPayloadRequest({ config: payload.config, request });
}
