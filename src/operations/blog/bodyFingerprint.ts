import { createHash } from 'node:crypto';
import { canonicalJson } from '@/domain/canonicalJson';

/** Recognizes a body, whatever the order of its keys. */
export const bodyFingerprint = (body: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(body ?? null))
    .digest('base64url');
