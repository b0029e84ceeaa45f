import { useDeferredValue, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { controlProps } from '@/components/ui/controlProps';
import { Field } from '@/components/ui/Field';
import textStyles from '@/components/ui/Text.module.css';
import { markdownEditorTexts as texts, postEditorTexts } from '@/content/admin/postEditor';
import { countMarkdownWords } from '@/domain/blog/countMarkdownWords';
import { minutesOfWords } from '@/domain/blog/readingMinutes';
import type { Exchange } from '@/domain/markdown/pictureAddresses';
import { applyToTextArea, exchangeIn } from './applyToTextArea';
import { ContentPreview } from './ContentPreview';
import { fieldId } from './fieldId';
import { LinkDialog } from './links/LinkDialog';
import styles from './MarkdownEditor.module.css';
import {
  placeAfter,
  replaceSelection,
  replaceWithBlocks,
  selectedIn,
  withoutSpace,
  type MakeEdit,
  type Place,
  type Selection,
} from './markdownEdits';
import { MarkdownToolbar } from './MarkdownToolbar';
import { markdownTools, type MarkdownTool } from './markdownTools';
import { PastedImageImport } from './pictures/PastedImageImport';
import { PictureDialog } from './pictures/PictureDialog';
import { useOpenQuestion } from './UnderWay';
import { useMarkdownPaste } from './useMarkdownPaste';
import { ViewSwitch, type EditorView } from './ViewSwitch';

/** Input that a tool asks for before it inserts. */
type Asked = { kind: 'link'; words: string } | { kind: 'image'; file: File | null };

interface MarkdownDialogsProps {
  asked: Asked | null;
  /** Receives one piece of Markdown, inline or a block. */
  onInsert: (markdown: string, asked: Asked) => void;
  onClose: () => void;
}

/** Dialogs of the tools that ask for input. */
function MarkdownDialogs({ asked, ...handlers }: MarkdownDialogsProps) {
  return asked ? <AskedDialog asked={asked} {...handlers} /> : null;
}

function AskedDialog({ asked, onInsert, onClose }: MarkdownDialogsProps & { asked: Asked }) {
  useOpenQuestion();
  const dialog = { onInsert: (markdown: string) => onInsert(markdown, asked), onClose };
  return asked.kind === 'link' ? (
    <LinkDialog {...dialog} words={asked.words} />
  ) : (
    <PictureDialog {...dialog} file={asked.file} />
  );
}

/** Selects a line of a text area, counted from 1, and scrolls to it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const index = Math.min(Math.max(line, 1), lines.length) - 1;
  const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[index]?.length ?? 0));
  // Browsers don't scroll to a selection. With wrapped lines this is an estimate, which is close enough.
  area.scrollTop = (index / lines.length) * area.scrollHeight - area.clientHeight / 3;
}

export interface MarkdownEditorHandle {
  /** Scrolls to a line, counted from 1, and selects it. */
  showLine: (line: number) => void;
  /** Replaces parts of the text, from the end backward, while the user may be typing. */
  exchange: (exchangesOf: (text: string) => readonly Exchange[]) => void;
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

/** Markdown in a plain text area, which keeps the browser's undo, spell checking and screen reader support. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { ref, value, onChange, error, isFullScreen, onFullScreen } = props;
  const [chosen, setChosen] = useState<EditorView>('write');
  // Beside the fields, two panes would be too narrow to read.
  const view = chosen === 'both' && !isFullScreen ? 'write' : chosen;
  const opensFullScreen = useRef(false);
  const show = (next: EditorView) => {
    setChosen(next);
    if (next === 'both') {
      opensFullScreen.current = !isFullScreen;
      onFullScreen(true);
    } else if (opensFullScreen.current) {
      opensFullScreen.current = false;
      onFullScreen(false);
    }
  };
  const [asked, setAsked] = useState<Asked | null>(null);
  /**
   * Selection at the time a dialog opened: some browsers put the cursor at the start when focus returns. Read on use,
   * because the text may change while an image uploads.
   */
  const askedPlace = useRef<Place>({ start: 0, end: 0 });
  const moveAsked = (exchanges: readonly Exchange[]) => {
    askedPlace.current = placeAfter(askedPlace.current, exchanges);
  };
  const area = useRef<HTMLTextAreaElement>(null);
  const paste = useMarkdownPaste({
    area,
    onPicture: (file) => ask('image', file),
    onEdit: ({ from, to, insert }) => moveAsked([{ start: from, end: to, insert }]),
  });
  const id = fieldId('content');
  const words = countMarkdownWords(useDeferredValue(value));

  useImperativeHandle(ref, () => ({
    showLine: (line) => {
      // The text area may have to be mounted again first.
      flushSync(() => setChosen((before) => (before === 'preview' ? 'write' : before)));
      if (area.current) selectLine(area.current, line);
    },
    exchange: (exchangesOf) => {
      if (!area.current) return;
      const exchanges = exchangesOf(area.current.value);
      exchangeIn(area.current, exchanges);
      moveAsked(exchanges);
    },
  }));

  const selection = (): Selection => ({
    text: area.current?.value ?? '',
    start: area.current?.selectionStart ?? 0,
    end: area.current?.selectionEnd ?? 0,
  });
  const edit = (makeEdit: MakeEdit, { start, end }: Place = selection()) => {
    const { current } = area;
    if (current) applyToTextArea(current, makeEdit({ text: current.value, start, end }));
  };
  const ask = (tool: MarkdownTool, file: File | null = null) => {
    const asking = tool === 'link' ? withoutSpace(selection()) : selection();
    askedPlace.current = { start: asking.start, end: asking.end };
    setAsked(tool === 'link' ? { kind: 'link', words: selectedIn(asking) } : { kind: 'image', file });
  };
  const apply = (name: MarkdownTool) => {
    const tool = markdownTools[name];
    if ('asks' in tool) ask(name);
    else edit(tool.makeEdit);
  };
  const insert = (markdown: string, { kind }: Asked) => {
    // The dialog must be closed before the text area can get focus; without focus, undo wouldn't record the edit.
    flushSync(() => setAsked(null));
    edit(kind === 'image' ? replaceWithBlocks(markdown) : replaceSelection(markdown), askedPlace.current);
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
        <ViewSwitch {...{ view, isFullScreen, onFullScreen }} onView={show} />
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
            onPaste={paste.onPaste}
            onDrop={paste.onDrop}
          />
        </Field>
        {view === 'write' ? null : <ContentPreview markdown={value} />}
      </div>
      <p role="status" className={`${styles.said} ${textStyles.hint}`}>
        {paste.said}
      </p>
      {paste.leftOut ? (
        <PastedImageImport
          key={paste.leftOut.id}
          pictures={paste.leftOut.pictures}
          onImported={paste.leftOut.insertAfterPaste}
        />
      ) : null}
      <p className={styles.count}>{postEditorTexts.words(words, minutesOfWords(words))}</p>
      <MarkdownDialogs asked={asked} onInsert={insert} onClose={() => setAsked(null)} />
    </div>
  );
}
