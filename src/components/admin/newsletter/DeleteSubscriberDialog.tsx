import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { deleteSubscriberTexts as texts } from '@/content/admin/newsletter';
import type { SubscriberAnswer } from '@/schemas/newsletter';
import { useDeletion } from '../useDeletion';
import { deleteSubscriber } from './newsletterApi';

interface DeleteSubscriberDialogProps {
  subscriber: SubscriberAnswer;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks, and deletes. A failure is said where the question was. */
export function DeleteSubscriberDialog({ subscriber, onDeleted, onCancel }: DeleteSubscriberDialogProps) {
  const { id, email, state } = subscriber;
  const deletion = useDeletion({
    remove: () => deleteSubscriber(id),
    onDeleted,
    failure: 'The subscriber could not be deleted',
    tellFailure: () => texts.failed,
  });
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.confirm}
      confirming={texts.deleting}
      {...deletion}
      onCancel={onCancel}
    >
      <p>
        <strong>{texts.question(email)}</strong>
      </p>
      <p>{texts.consequences[state]}</p>
    </ConfirmDialog>
  );
}
