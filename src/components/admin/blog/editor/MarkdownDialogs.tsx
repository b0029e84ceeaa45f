import { LinkDialog } from './links/LinkDialog';
import { PictureDialog } from './pictures/PictureDialog';
import { useOpenQuestion } from './UnderWay';

/** What is asked before something is put into the text. */
export type Asked = { kind: 'link'; words: string } | { kind: 'image'; file: File | null };

interface MarkdownDialogsProps {
  asked: Asked | null;
  /** Takes one piece of Markdown: words within a line, or a block. */
  onInsert: (markdown: string, asked: Asked) => void;
  onClose: () => void;
}

/** The dialogs of the tools that ask. */
export function MarkdownDialogs({ asked, ...handlers }: MarkdownDialogsProps) {
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
