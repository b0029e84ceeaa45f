import type { PayloadRequest } from 'payload';
import { writeTrail } from '@/services/trail/writeTrail';

interface RemovalNote {
  id: number;
  label: string;
  /** Previous and new time of the scheduled deletion; null for none. */
  from: string | null;
  to: string | null;
}

const inTrail = (isoTime: string | null) => isoTime && `${isoTime.slice(0, 16).replace('T', ' ')} UTC`;

/** Records in the trail that a deletion was scheduled or cancelled. */
export const recordRemoval = (req: PayloadRequest, { id, label, from, to }: RemovalNote) =>
  writeTrail({
    req,
    action: 'update',
    subject: 'users',
    subjectId: id,
    label,
    changes: [{ field: 'removal', from: inTrail(from), to: inTrail(to) }],
  });
