import type { ManagedUser } from '@/schemas/users';
import type { BulkResult } from './bulkActions';

/** What the dialogs before a change of several users have in common. */
export interface BulkDialogProps {
  users: readonly ManagedUser[];
  onDone: (result: BulkResult) => void;
  onCancel: () => void;
}
