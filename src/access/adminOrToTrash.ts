import type { PayloadRequest } from 'payload';
import { isAdmin } from './isAdmin';
import { isStaff } from './isStaff';

interface DeletionArgs {
  req: PayloadRequest;
  /** Sets `deletedAt` for a move to the trash; undefined for a permanent deletion. */
  data?: { deletedAt?: string | null };
}

/** Staff may move a document to the trash; only administrators may delete it permanently. */
export const adminOrToTrash = ({ req, data }: DeletionArgs): boolean =>
  data?.deletedAt ? isStaff({ req }) : isAdmin({ req });
