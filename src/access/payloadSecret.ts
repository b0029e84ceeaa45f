import { createHash } from 'node:crypto';

/**
 * What Payload makes of the setting PAYLOAD_SECRET and signs with (payload 3.90, `BasePayload.init`), for those who have
 * no Payload at hand.
 */
export const payloadSecret = (setting: string): string =>
  createHash('sha256').update(setting).digest('hex').slice(0, 32);
