import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { acceptedPictures } from '@/content/admin/pictures';
import { coverTexts } from '@/content/admin/postEditor';
import { pictureDialogTexts as texts } from '@/content/admin/pictureDialog';
import type { LibraryPicture } from '@/schemas/pictures';
import { PictureZone } from '../PictureZone';
import { PictureLibrary } from './PictureLibrary';
import { PictureWords } from './PictureWords';
import stack from '@/components/ui/Stack.module.css';

interface PictureDialogProps {
  /** The pasted or dropped file; null if the user still has to choose one. */
  file: File | null;
  /** Receives the image as Markdown. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/**
 * Inserts an image, new or from the library, with its alt text and caption. Rendered at the end of the document,
 * because Enter in it would submit an enclosing form.
 */
export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState<File | LibraryPicture | null>(file);
  return createPortal(
    <DialogFrame title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {chosen ? (
        <PictureWords chosen={chosen} onInsert={onInsert} onBack={() => setChosen(null)} />
      ) : (
        <div className={stack.gap4}>
          <PictureZone label={coverTexts.upload} hint={acceptedPictures} onFile={setChosen} />
          <PictureLibrary onChoose={setChosen} />
        </div>
      )}
    </DialogFrame>,
    document.body,
  );
}
