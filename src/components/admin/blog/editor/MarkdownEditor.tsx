import { useDeferredValue, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Field } from '@/components/ui/Field';
import { controlProps } from '@/components/ui/controlProps';
import { markdownEditorTexts as texts, postEditorTexts } from '@/content/admin/postEditor';
import { countMarkdownWords } from '@/domain/blog/countMarkdownWords';
import { minutesOfWords } from '@/domain/blog/readingMinutes';
import { applyToTextArea } from './applyToTextArea';
import { ContentPreview } from './ContentPreview';
import { fieldId } from './fieldId';
import styles from './MarkdownEditor.module.css';
import { MarkdownToolbar } from './MarkdownToolbar';
import { markdownTools, type MarkdownTool } from './markdownTools';
import { selectLine } from './selectLine';
import { ViewSwitch, type EditorView } from './ViewSwitch';

export interface MarkdownEditorHandle {
  /** Shows a line, counted from 1, and selects it. */
  showLine: (line: number) => void;
}

interface MarkdownEditorProps {
  ref: Ref<MarkdownEditorHandle>;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  isFullScreen: boolean;
  onFullScreen: (isFullScreen: boolean) => void;
}

const shortcuts = new Map(
  Object.entries(markdownTools).flatMap(([name, { shortcut }]) =>
    shortcut ? [[shortcut, name as MarkdownTool] as const] : [],
  ),
);

/** Markdown in a plain text area, which keeps the browser's undo, spelling and screen reader support. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { ref, value, onChange, error, isFullScreen, onFullScreen } = props;
  const [view, setView] = useState<EditorView>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = fieldId('content');
  const words = countMarkdownWords(useDeferredValue(value));

  useImperativeHandle(ref, () => ({
    showLine: (line) => {
      setView((before) => (before === 'preview' ? 'write' : before));
      // The text area may have to come back first.
      requestAnimationFrame(() => area.current && selectLine(area.current, line));
    },
  }));

  const apply = (tool: MarkdownTool) => {
    const { current } = area;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    applyToTextArea(current, markdownTools[tool].makeEdit({ text: current.value, start, end }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = event.ctrlKey || event.metaKey ? shortcuts.get(event.key.toLowerCase()) : undefined;
    if (!tool || event.shiftKey || event.altKey) return;
    event.preventDefault();
    apply(tool);
  };

  return (
    <div className={styles.editor} data-view={view}>
      <div className={styles.bar}>
        <MarkdownToolbar isDisabled={view === 'preview'} onUse={apply} />
        <ViewSwitch {...{ view, isFullScreen, onFullScreen }} onView={setView} />
      </div>
      <div className={styles.panes}>
        <Field
          id={id}
          label={postEditorTexts.content}
          hint={texts.hint}
          error={error}
          className={view === 'preview' ? styles.away : styles.write}
        >
          <textarea
            ref={area}
            required
            {...controlProps(id, { hint: texts.hint, error })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        {view === 'write' ? null : <ContentPreview markdown={value} />}
      </div>
      <p className={styles.count}>{postEditorTexts.words(words, minutesOfWords(words))}</p>
    </div>
  );
}
