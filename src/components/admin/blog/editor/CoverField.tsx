import { useId, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { coverTexts as texts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import stack from '@/components/ui/Stack.module.css';
import { coverAddress } from './coverAddress';
import styles from './CoverField.module.css';
import { CoverProgress } from './CoverProgress';
import type { PostFieldsProps } from './PostFields';
import { fieldId } from './fieldId';
import { useCoverUpload } from './useCoverUpload';

/** The cover: a place to drop or choose a picture, what it looks like, and the words for those who can't see it. */
export function CoverField({ form, change, problems }: PostFieldsProps) {
  const { progress, isUploading, error, stamp, upload, remove } = useCoverUpload(form, change);
  const labelId = useId();
  const hasCover = form.coverImage !== '';
  return (
    <div role="group" aria-labelledby={labelId} className={stack.gap3}>
      <span id={labelId} className={styles.label}>
        {texts.label}
      </span>
      {hasCover ? (
        <div className={styles.preview}>
          <picture>
            <img src={coverAddress(form.coverImage, stamp)} alt={texts.preview} />
          </picture>
          <Button variant="secondary" size="small" disabled={isUploading} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      ) : null}
      <DropZone hasCover={hasCover} isUploading={isUploading} onFile={(file) => void upload(file)} />
      {isUploading ? <CoverProgress share={progress} /> : null}
      {error || problems.coverImage ? <FormMessage>{error ?? problems.coverImage}</FormMessage> : null}
      {hasCover ? (
        <>
          <TextField
            id={fieldId('coverAltText')}
            label={texts.altText}
            hint={texts.altHint}
            maxLength={blogLimits.altTextMaxLength}
            value={form.coverAltText}
            error={problems.coverAltText}
            onChange={(event) => change({ coverAltText: event.target.value })}
          />
          <Choice
            type="checkbox"
            label={texts.decorative}
            checked={form.coverIsDecorative}
            onChange={(event) => change({ coverIsDecorative: event.target.checked })}
          />
        </>
      ) : null}
    </div>
  );
}

interface DropZoneProps {
  hasCover: boolean;
  isUploading: boolean;
  onFile: (file: File) => void;
}

/** Takes the first file that is dropped or chosen. */
function DropZone({ hasCover, isUploading, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isUploading) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={styles.zone}
      data-over={isOver}
      // Without this the browser would leave the page to show the file.
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <input
        id={fieldId('coverImage')}
        type="file"
        accept="image/*"
        className="visually-hidden"
        aria-describedby={hintId}
        disabled={isUploading}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <span>{hasCover ? texts.replace : texts.upload}</span>
      <small id={hintId}>{texts.formats}</small>
    </label>
  );
}
