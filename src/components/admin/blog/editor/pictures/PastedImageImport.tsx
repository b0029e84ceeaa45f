import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ExternalImageImport } from './ExternalImageImport';
import type { ExternalImage } from './importExternalImages';
import { pictureMarkdown } from './pictureMarkdown';
import { useUnderWay } from '../UnderWay';
import { useExternalImageImport } from './useExternalImageImport';

interface PastedImageImportProps {
  pictures: readonly ExternalImage[];
  /** Receives the imported images as Markdown. */
  onImported: (markdown: string) => void;
}

/** Offers to import the external images that a paste left out. */
export function PastedImageImport({ pictures, onImported }: PastedImageImportProps) {
  const [isOver, setIsOver] = useState(false);
  const begin = useUnderWay();
  const stored = useRef<string[]>([]);
  const { count, at, said, importAll } = useExternalImageImport(pictures, (_, picture) => {
    stored.current.push(pictureMarkdown({ ...picture, caption: '', width: null }));
  });
  const onImport = async () => {
    const end = begin();
    await importAll();
    setIsOver(true);
    if (stored.current.length > 0) flushSync(() => onImported(stored.current.join('\n\n')));
    end();
  };
  return (
    <ExternalImageImport {...{ at, said }} count={isOver ? 0 : count} onImport={() => void onImport()} />
  );
}
