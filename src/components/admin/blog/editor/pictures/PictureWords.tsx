import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { SelectField } from '@/components/ui/SelectField';
import { TextField } from '@/components/ui/TextField';
import { pictureDialogTexts as texts } from '@/content/admin/pictureDialog';
import { blogLimits } from '@/domain/blog/blogLimits';
import { captionMaxLength, isPictureWidth, pictureWidths } from '@/domain/blog/pictureWidths';
import type { LibraryPicture } from '@/schemas/pictures';
import { UploadProgress } from '../UploadProgress';
import styles from './PictureDialog.module.css';
import { pictureMarkdown } from './pictureMarkdown';
import { useChosenPicture } from './useChosenPicture';
import stack from '@/components/ui/Stack.module.css';
import row from '@/components/ui/Row.module.css';

interface PictureWordsProps {
  chosen: File | LibraryPicture;
  onInsert: (markdown: string) => void;
  onBack: () => void;
}

/** Alt text, caption and width of a chosen image. */
export function PictureWords({ chosen, onInsert, onBack }: PictureWordsProps) {
  const isNew = chosen instanceof File;
  const [alt, setAlt] = useState(isNew ? '' : chosen.alt);
  const [isDecorative, setIsDecorative] = useState(!isNew && chosen.isDecorative);
  const [caption, setCaption] = useState('');
  const [width, setWidth] = useState('');
  const [altProblem, setAltProblem] = useState<string>();
  const { store, isUploading, progress, error } = useChosenPicture(chosen);

  const insert = async () => {
    const words = isDecorative ? '' : alt.trim();
    if (!words && !isDecorative) return setAltProblem(texts.altRequired);
    const filename = await store({ alt: words, isDecorative });
    if (filename === null) return;
    onInsert(pictureMarkdown({ filename, alt: words, caption, width: isPictureWidth(width) ? width : null }));
  };

  return (
    <div className={stack.gap4}>
      <Preview chosen={chosen} />
      <TextField
        autoFocus
        label={texts.alt}
        hint={texts.altHint}
        maxLength={blogLimits.altTextMaxLength}
        value={isDecorative ? '' : alt}
        disabled={isDecorative}
        error={altProblem}
        onChange={(event) => {
          setAlt(event.target.value);
          setAltProblem(undefined);
        }}
      />
      <Choice
        type="checkbox"
        label={texts.decorative}
        checked={isDecorative}
        onChange={(event) => {
          setIsDecorative(event.target.checked);
          setAltProblem(undefined);
        }}
      />
      <TextField
        label={texts.caption}
        hint={texts.captionHint}
        maxLength={captionMaxLength}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <SelectField label={texts.width} value={width} onChange={(event) => setWidth(event.target.value)}>
        <option value="">{texts.widths.full}</option>
        {pictureWidths.map((name) => (
          <option key={name} value={name}>
            {texts.widths[name]}
          </option>
        ))}
      </SelectField>
      {isUploading ? <UploadProgress share={progress} label={texts.uploading} /> : null}
      {error ? <FormMessage>{error}</FormMessage> : null}
      <div className={`${row.gap3} ${row.even}`}>
        <Button variant="secondary" disabled={isUploading} onClick={onBack}>
          {texts.back}
        </Button>
        <Button disabled={isUploading} aria-busy={isUploading} onClick={() => void insert()}>
          {isUploading ? texts.uploading : texts.insert}
        </Button>
      </div>
    </div>
  );
}

function Preview({ chosen }: { chosen: File | LibraryPicture }) {
  const [url, setUrl] = useState(chosen instanceof File ? '' : chosen.url);
  useEffect(() => {
    if (!(chosen instanceof File)) return;
    const ownUrl = URL.createObjectURL(chosen);
    const shown = requestAnimationFrame(() => setUrl(ownUrl));
    return () => {
      cancelAnimationFrame(shown);
      URL.revokeObjectURL(ownUrl);
    };
  }, [chosen]);
  if (!url) return null;
  return (
    <picture className={styles.preview}>
      <img src={url} alt={texts.preview} />
    </picture>
  );
}
