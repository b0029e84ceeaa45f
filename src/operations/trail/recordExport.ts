import type { PayloadRequest } from 'payload';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { writeTrail } from '@/services/trail/writeTrail';

/** Records the export of a list and its number of rows in the trail. */
export const recordExport = (req: PayloadRequest, subject: TrailSubject, count: number): Promise<void> =>
  writeTrail({
    req,
    action: 'export',
    subject,
    subjectId: 0,
    label: 'as a file',
    changes: [{ field: 'count', from: null, to: String(count) }],
  });
