import type { PayloadRequest } from 'payload';
import { NotAllowed } from '@/errors/ApiFailures';
import { type Call, openCall } from './openCall';
import { readBodyText } from './readBodyText';

/** Submitted values, by field name. */
export type TypedFields = Record<string, string>;

/**
 * Creates the Payload request for an operation from the POST of a browser without JavaScript. `onRead` receives the
 * submitted values before any validation, and even when the request is rejected, for example by the rate limit: the
 * error page shows them again. The values of a POST from another site are not read, because the user didn't type them
 * here.
 * @throws TooLarge beyond `maxBytes`, BadRequest when the body is incomplete, and the errors of `openCall`
 */
export async function openPlainForm(
  call: Call,
  maxBytes: number,
  onRead: (fields: TypedFields) => void,
): Promise<PayloadRequest> {
  const read = async () =>
    onRead(Object.fromEntries(new URLSearchParams(await readBodyText(call.request, maxBytes))));
  const req = await openCall(call).catch(async (refusal: unknown) => {
    if (!(refusal instanceof NotAllowed)) await read();
    throw refusal;
  });
  await read();
  return req;
}
