import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { coverTexts } from '@/content/admin/postEditor';
import { pictureDialogTexts as texts } from '@/content/admin/pictureDialog';
import type { LibraryPicture } from '@/schemas/pictures';
import { PictureZone } from '../PictureZone';
import { PictureLibrary } from './PictureLibrary';
import { PictureWords } from './PictureWords';
import stack from '@/components/ui/Stack.module.css';

interface PictureDialogProps {
  /** What was pasted or dropped; none when the writer still has to choose. */
  file: File | null;
  /** The picture in Markdown. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/**
 * Puts a picture into the text: a new one, or one of the library, with its words. At the end of the page, because a form in
 * which it stood would be sent by its Enter key.
 */
export function PictureDialog({ file, onInsert, onClose }: PictureDialogProps) {
  const [chosen, setChosen] = useState<File | LibraryPicture | null>(file);
  return createPortal(
    <DialogFrame title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {chosen ? (
        <PictureWords chosen={chosen} onInsert={onInsert} onBack={() => setChosen(null)} />
      ) : (
        <div className={stack.gap4}>
          <PictureZone label={coverTexts.upload} hint={coverTexts.formats} onFile={setChosen} />
          <PictureLibrary onChoose={setChosen} />
        </div>
      )}
    </DialogFrame>,
    document.body,
  );
}
