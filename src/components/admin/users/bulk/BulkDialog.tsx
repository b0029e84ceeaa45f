import type { BulkDialogProps } from './BulkDialogProps';
import { LimitDialog } from './LimitDialog';
import { RemovalDialog } from './RemovalDialog';
import type { BulkKind } from './SelectionBar';
import { TypeDialog } from './TypeDialog';

const dialogs = { limit: LimitDialog, type: TypeDialog, removal: RemovalDialog };

/** The question before what is done with several users. */
export function BulkDialog({ kind, ...props }: BulkDialogProps & { kind: BulkKind }) {
  const Chosen = dialogs[kind];
  return <Chosen {...props} />;
}
