import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDebounced } from '@/client/useDebounced';
import { Button } from '@/components/ui/Button';
import { Combobox } from '@/components/ui/Combobox';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { TextField } from '@/components/ui/TextField';
import { linkDialogTexts as texts } from '@/content/admin/linkDialog';
import { isSafeHref } from '@/domain/blog/isSafeHref';
import type { LinkTarget } from '@/schemas/linkTargets';
import { useAdminAnswer } from '../../../useAdminAnswer';
import { linkMarkdown, plainWords } from './linkMarkdown';
import stack from '@/components/ui/Stack.module.css';

interface LinkDialogProps {
  /** The selected Markdown. */
  words: string;
  /** The link in Markdown. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

const searchPauseMs = 250;
const nameOf = ({ title, path }: LinkTarget) => `${title} (${path})`;

/**
 * Inserts a link to a page or post, found by title, or to any address. Rendered at the end of the document, like
 * PictureDialog.
 */
export function LinkDialog({ words: selected, onInsert, onClose }: LinkDialogProps) {
  const [words, setWords] = useState(selected);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<LinkTarget | null>(null);
  const [problem, setProblem] = useState<string>();
  const search = useDebounced(picked || isSafeHref(typed) ? '' : typed.trim(), searchPauseMs);
  const { answer, hasFailed } = useAdminAnswer<LinkTarget[]>(
    `/api/admin/blog/link-targets${search ? `?search=${encodeURIComponent(search)}` : ''}`,
  );
  const targets = answer ?? [];

  const insert = () => {
    const href = picked?.path ?? typed.trim();
    if (!isSafeHref(href)) return setProblem(texts.unknown);
    onInsert(linkMarkdown(words.trim() || plainWords(picked?.title ?? href), href));
  };

  return createPortal(
    <DialogFrame title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <div
        className={stack.gap4}
        onKeyDown={(event) => {
          // The open list handles Enter itself.
          if (event.key === 'Enter' && !event.defaultPrevented && event.target instanceof HTMLInputElement)
            insert();
        }}
      >
        <Combobox
          id="link-target"
          label={texts.target}
          hint={texts.targetHint}
          error={problem}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setPicked(targets.find((target) => nameOf(target) === value) ?? null);
            setProblem(undefined);
          }}
          suggestions={targets.map(nameOf)}
          listLabel={texts.targets}
          status={hasFailed ? texts.failed : answer ? texts.found(targets.length) : texts.searching}
        />
        <TextField
          label={texts.words}
          hint={texts.wordsHint}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button onClick={insert}>{texts.insert}</Button>
      </div>
    </DialogFrame>,
    document.body,
  );
}
