import type { PayloadRequest } from 'payload';
import { isAdmin } from './isAdmin';
import { isStaff } from './isStaff';

interface DeletionArgs {
  req: PayloadRequest;
  /** What is written into the document that goes to the trash; undefined where it is deleted for good. */
  data?: { deletedAt?: string | null };
}

/** Whoever writes deletes so that it can be put back; what can't, takes an administrator. */
export const adminOrToTrash = ({ req, data }: DeletionArgs): boolean =>
  data?.deletedAt ? isStaff({ req }) : isAdmin({ req });
