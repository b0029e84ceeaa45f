import type { PayloadRequest } from 'payload';
import { writeTrail } from '../trail/writeTrail';

interface RemovalNote {
  id: number;
  label: string;
  /** When the account was, and is, to be deleted; null for not at all. */
  from: string | null;
  to: string | null;
}

const inTrail = (isoTime: string | null) => isoTime && `${isoTime.slice(0, 16).replace('T', ' ')} UTC`;

/** Notes that an account is to be deleted, or isn't any more. */
export const recordRemoval = (req: PayloadRequest, { id, label, from, to }: RemovalNote) =>
  writeTrail({
    req,
    action: 'update',
    subject: 'users',
    subjectId: id,
    label,
    changes: [{ field: 'removal', from: inTrail(from), to: inTrail(to) }],
  });
