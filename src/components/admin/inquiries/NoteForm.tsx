import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { noteBodySchema } from '@/schemas/inquiryDesk';
import { EntryForm } from './EntryForm';

const formTexts = {
  title: texts.note,
  label: texts.noteText,
  hint: texts.noteHint,
  send: texts.addNote,
  sending: texts.adding,
  failed: texts.noteFailed,
};

interface NoteFormProps {
  inquiryId: number;
  add: (text: string) => Promise<void>;
}

/** Writes something down that only colleagues see. */
export function NoteForm({ inquiryId, add }: NoteFormProps) {
  return (
    <EntryForm
      inquiryId={inquiryId}
      keptAs="inquiry-note"
      schema={noteBodySchema.shape.text}
      maxLength={inquiryLimits.noteMaxLength}
      texts={formTexts}
      variant="secondary"
      rows={3}
      send={add}
    />
  );
}
