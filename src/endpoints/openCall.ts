import { createPayloadRequest, type Payload, type PayloadRequest } from 'payload';
import { clientAddress } from '@/integrations/limits/clientAddress';
import { consume } from '@/integrations/limits/consume';
import { ownRequestLimiter, requestLimiter } from '@/integrations/limits/limiters';
import { isOurOwn } from '@/integrations/limits/ourOwn';
import { refuseForeignOrigin } from './refuseForeignOrigin';

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
  if (isOurOwn()) return;
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
