import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { postEditorTexts as texts } from '@/content/admin/postEditor';
import styles from './PostEditor.module.css';
import { formatMoment } from './formatMoment';

interface EditingNoticeProps {
  editor: { name: string; since: string };
  onTakeOver: () => void;
}

/** Says that somebody else is in the same post. */
export function EditingNotice({ editor, onTakeOver }: EditingNoticeProps) {
  return (
    <div className={styles.notice}>
      <FormMessage tone="info">
        {texts.editing(editor.name, formatMoment(editor.since))} {texts.editingHint}
      </FormMessage>
      <Button variant="secondary" size="small" onClick={onTakeOver}>
        {texts.takeOver}
      </Button>
    </div>
  );
}
