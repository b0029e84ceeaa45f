import { createHash } from 'node:crypto';
import type { EntryBody } from '@/schemas/inquiryDesk';

interface Submission extends EntryBody {
  kind: 'note' | 'reply';
  inquiryId: number;
  userId: number;
}

/**
 * Returns the idempotency key of an entry. It is equal for the same text by the same user after the same latest
 * entry, such as a double click or a reload.
 */
export const entryKey = ({ kind, inquiryId, userId, text, seen }: Submission): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, inquiryId, userId, seen, text]))
    .digest('base64url');
