import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { env } from '@/env';
import { Missing, Unauthorized } from '@/errors/ApiFailures';
import { parseJsonBody } from './readJsonBody';
import { readBodyBytes } from './readBodyBytes';
import { textOf } from './readBodyText';

/** HMAC-SHA256 of the body, in hex: https://cal.com/docs/developing/guides/automation/webhooks */
const signatureHeader = 'X-Cal-Signature-256';

/**
 * The JSON object in the body of a request that the booking vendor has signed.
 * @throws Missing while no secret is agreed on, Unauthorized without the right signature, and what `parseJsonBody` throws
 */
export async function readSignedBody(req: PayloadRequest, maxBytes: number): Promise<object> {
  const secret = env.BOOKING_WEBHOOK_SECRET;
  if (!secret) throw new Missing();
  const body = await readBodyBytes(req, maxBytes);
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(req.headers.get(signatureHeader) ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Unauthorized('The signature is missing or wrong');
  }
  return parseJsonBody(req.headers, textOf(body));
}
