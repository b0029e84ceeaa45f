import { env } from '@/env';
import { payloadSecret } from './payloadSecret';

/**
 * With what a signature of this site may have been made: with its secret, or with the one that this is replacing. New ones
 * are made with the first only.
 * @param current `payload.secret`
 */
export function acceptedSecrets(current: string): readonly string[] {
  const former = env.PAYLOAD_SECRET_PREVIOUS;
  return former === undefined ? [current] : [current, payloadSecret(former)];
}
