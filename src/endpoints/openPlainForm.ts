import type { PayloadRequest } from 'payload';
import { NotAllowed } from '@/errors/ApiFailures';
import { type Call, openCall } from './openCall';
import { readBodyText } from './readBodyText';

/** What was typed, by field name. */
export type TypedFields = Record<string, string>;

/**
 * What operations work with, for the post of a browser without JavaScript. `onRead` gets what was typed before anything is
 * refused for it, and also when the call itself is, as beyond the request limit: the page that says so shows it once more.
 * What the page of another site has sent is not read: nobody typed it here.
 * @throws TooLarge beyond `maxBytes`, BadRequest when the body doesn't arrive, and what `openCall` throws
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
