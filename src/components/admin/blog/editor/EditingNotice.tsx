import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import { formatRecentMoment } from '@/format/dates';
import stack from '@/components/ui/Stack.module.css';

interface EditingNoticeProps {
  editor: { name: string; since: string };
  onTakeOver: () => void;
}

/** Reports that someone else is editing the same post. */
export function EditingNotice({ editor, onTakeOver }: EditingNoticeProps) {
  return (
    <div className={`${stack.gap2} ${stack.start}`}>
      <FormMessage tone="info">
        {`${texts.editing(editor.name, formatRecentMoment(editor.since))} ${texts.editingHint}`}
      </FormMessage>
      <Button variant="secondary" size="small" onClick={onTakeOver}>
        {texts.takeOver}
      </Button>
    </div>
  );
}
