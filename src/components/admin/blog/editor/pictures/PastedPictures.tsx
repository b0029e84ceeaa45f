import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BringInPictures } from './BringInPictures';
import type { ForeignPicture } from './bringInPictures';
import { pictureMarkdown } from './pictureMarkdown';
import { useUnderWay } from '../UnderWay';
import { useForeignPictures } from './useForeignPictures';

interface PastedPicturesProps {
  pictures: readonly ForeignPicture[];
  /** Receives the imported images as Markdown. */
  onBroughtIn: (markdown: string) => void;
}

/** Offers to import the external images that a paste left out. */
export function PastedPictures({ pictures, onBroughtIn }: PastedPicturesProps) {
  const [isOver, setIsOver] = useState(false);
  const begin = useUnderWay();
  const stored = useRef<string[]>([]);
  const { count, at, said, bringIn } = useForeignPictures(pictures, (_, picture) => {
    stored.current.push(pictureMarkdown({ ...picture, caption: '', width: null }));
  });
  const onBringIn = async () => {
    const end = begin();
    await bringIn();
    setIsOver(true);
    if (stored.current.length > 0) flushSync(() => onBroughtIn(stored.current.join('\n\n')));
    end();
  };
  return <BringInPictures {...{ at, said }} count={isOver ? 0 : count} onBringIn={() => void onBringIn()} />;
}
