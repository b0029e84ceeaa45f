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

/** Programs send neither header. A browser's word about the relation counts more than the origin it names. */
function isForeign(headers: Headers): boolean {
  const relation = headers.get('Sec-Fetch-Site');
  if (relation) return !ownSites.has(relation);
  const origin = headers.get('Origin');
  return origin !== null && !trusted.has(origin) && !isOwnHost(origin, headers.get('Host'));
}

/** The site opened by another of its names, such as an address of the office network. */
const isOwnHost = (origin: string, host: string | null): boolean =>
  host !== null && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Keeps the pages of other sites from writing in a visitor's name, signing them in as somebody else included: nothing
 * that a browser sends along tells those requests from wanted ones but where they come from.
 * @throws NotAllowed for a writing request that a browser makes for another site
 */
function refuseForeignOrigin(request: { method?: string; headers: Headers }): void {
  if (reading.has(request.method ?? 'GET') || !isForeign(request.headers)) return;
  throw new NotAllowed(foreignOrigin);
}

/** A request to a documented call, as the gate hands it on. */
export interface Call {
  request: Request;
  payload: Payload;
  method: string;
  pathname: string;
  /** What stands in the address for the names in the call's path. */
  params: Record<string, string>;
}

/** Guards against floods, which this server's own requests aren't. */
async function takePoint({ request, payload }: Call, isOfThisServer: boolean): Promise<void> {
  if (isInternalRequest()) return;
  const limiter = isOfThisServer ? ownRequestLimiter : requestLimiter(payload);
  await consume(limiter, clientAddress(request.headers), 'Too many requests. Try again in a minute.');
}

/**
 * What operations work with. Floods and the pages of other sites are refused first: who is signed in is only looked up
 * for those who may ask at all.
 * @param isOfThisServer what is asked for is how this server is, which several don't count together
 * @throws TooManyRequests beyond the request limit, NotAllowed for a writing request of another site
 */
export async function openCall(call: Call, { isOfThisServer = false } = {}): Promise<PayloadRequest> {
  const { request, payload } = call;
  await takePoint(call, isOfThisServer);
  refuseForeignOrigin(request);
  return createPayloadRequest({ config: payload.config, request });
}
