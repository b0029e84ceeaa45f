import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { pictureDialogTexts } from '@/content/admin/pictureDialog';
import { acceptedPictures } from '@/content/admin/pictures';
import { coverTexts } from '@/content/admin/postEditor';
import { seoEditorTexts as texts } from '@/content/admin/seo';
import { blogLimits } from '@/domain/blog/blogLimits';
import { PictureLibrary } from '../blog/editor/pictures/PictureLibrary';
import { useChosenPicture } from '../blog/editor/pictures/useChosenPicture';
import { PictureZone } from '../blog/editor/PictureZone';
import { UploadProgress } from '../blog/editor/UploadProgress';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';

interface SharePictureDialogProps {
  /** Receives the file name of the image. */
  onChoose: (filename: string) => void;
  onClose: () => void;
}

/** Chooses an image from the library or uploads one. */
export function SharePictureDialog({ onChoose, onClose }: SharePictureDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  // Rendered at the end of the document: inside the editor's form, Enter in this one would submit it.
  return createPortal(
    <DialogFrame title={texts.sharePicture} closeLabel={texts.closePictures} onClose={onClose}>
      {file ? (
        <NewPicture file={file} onUploaded={onChoose} onBack={() => setFile(null)} />
      ) : (
        <div className={stack.gap4}>
          <PictureZone label={coverTexts.upload} hint={acceptedPictures} onFile={setFile} />
          <PictureLibrary onChoose={({ filename }) => onChoose(filename)} />
        </div>
      )}
    </DialogFrame>,
    document.body,
  );
}

interface NewPictureProps {
  file: File;
  onUploaded: (filename: string) => void;
  onBack: () => void;
}

function NewPicture({ file, onUploaded, onBack }: NewPictureProps) {
  const [alt, setAlt] = useState('');
  const [problem, setProblem] = useState<string>();
  const { store, isUploading, progress, error } = useChosenPicture(file);
  const upload = async () => {
    if (!alt.trim()) return setProblem(texts.altRequired);
    const filename = await store({ alt: alt.trim(), isDecorative: false });
    if (filename !== null) onUploaded(filename);
  };
  return (
    <div className={stack.gap4}>
      <TextField
        autoFocus
        label={pictureDialogTexts.alt}
        hint={pictureDialogTexts.altHint}
        maxLength={blogLimits.altTextMaxLength}
        value={alt}
        error={problem}
        onChange={(event) => {
          setAlt(event.target.value);
          setProblem(undefined);
        }}
      />
      {isUploading ? <UploadProgress share={progress} label={pictureDialogTexts.uploading} /> : null}
      {error ? <FormMessage>{error}</FormMessage> : null}
      <div className={`${row.gap3} ${row.even}`}>
        <Button variant="secondary" disabled={isUploading} onClick={onBack}>
          {pictureDialogTexts.back}
        </Button>
        <Button disabled={isUploading} aria-busy={isUploading} onClick={() => void upload()}>
          {isUploading ? pictureDialogTexts.uploading : texts.usePicture}
        </Button>
      </div>
    </div>
  );
}
