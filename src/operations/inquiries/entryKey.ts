import { createHash } from 'node:crypto';
import type { EntryBody } from '@/schemas/inquiryDesk';

interface Submission extends EntryBody {
  kind: 'note' | 'reply';
  inquiryId: number;
  userId: number;
}

/** The same for the same text of the same person, written below the same latest entry: a double click, or a reload. */
export const entryKey = ({ kind, inquiryId, userId, text, seen }: Submission): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, inquiryId, userId, seen, text]))
    .digest('base64url');
