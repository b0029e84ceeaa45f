import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { trashTexts as texts } from '@/content/admin/trash';
import type { Trashed } from '@/schemas/trash';
import { useDeletion } from '../useDeletion';
import { PictureUsesList } from './PictureUsesList';
import { endTrashed } from './trashApi';

interface EndTrashedDialogProps {
  item: Trashed;
  onEnded: () => void;
  onCancel: () => void;
}

/** Asks, says where a picture was used, and deletes for good. */
export function EndTrashedDialog({ item, onEnded, onCancel }: EndTrashedDialogProps) {
  const deletion = useDeletion({
    remove: () => endTrashed(item),
    onDeleted: onEnded,
    failure: 'It could not be deleted for good',
    tellFailure: () => texts.endFailed,
  });
  return (
    <ConfirmDialog
      title={texts.confirmTitle}
      confirm={texts.endNow}
      confirming={texts.confirming}
      {...deletion}
      onCancel={onCancel}
    >
      <p>
        <strong>{item.name || texts.untitled}</strong>
      </p>
      <p>{texts.confirm}</p>
      {item.kind === 'media' ? <PictureUsesList id={item.id} /> : null}
    </ConfirmDialog>
  );
}
