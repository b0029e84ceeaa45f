import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { coverTexts as texts } from '@/content/admin/postEditor';
import { blogLimits } from '@/domain/blog/blogLimits';
import field from '@/components/ui/Field.module.css';
import stack from '@/components/ui/Stack.module.css';
import { coverAddress } from './coverAddress';
import styles from './CoverField.module.css';
import { PictureZone } from './PictureZone';
import type { PostFieldsProps } from './PostFields';
import { fieldId, focusField } from './fieldId';
import { UploadProgress } from './UploadProgress';
import { useCoverUpload } from './useCoverUpload';

/** Cover image: drop zone or file chooser, preview and alt text. */
export function CoverField({ form, change, problems }: PostFieldsProps) {
  const { progress, isUploading, error, stamp, upload, remove } = useCoverUpload(form, change);
  const labelId = useId();
  const [isOpenAtFirst] = useState(form.coverIsDecorative);
  const hasCover = form.coverImage !== '';
  const removeCover = () => {
    remove();
    // The button is removed with the image.
    focusField('coverImage');
  };
  return (
    <div role="group" aria-labelledby={labelId} className={stack.gap3}>
      <span id={labelId} className={field.label}>
        {texts.label}
      </span>
      {hasCover ? (
        <div className={styles.preview}>
          <picture>
            <img src={coverAddress(form.coverImage, stamp)} alt={texts.preview} />
          </picture>
          <Button variant="secondary" size="small" disabled={isUploading} onClick={removeCover}>
            {texts.remove}
          </Button>
        </div>
      ) : null}
      <PictureZone
        id={fieldId('coverImage')}
        label={hasCover ? texts.replace : texts.upload}
        hint={texts.formats}
        isBusy={isUploading}
        onFile={(file) => void upload(file)}
      />
      {isUploading ? <UploadProgress share={progress} label={texts.uploading} /> : null}
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
          <details className={styles.more} open={isOpenAtFirst}>
            <summary>{texts.more}</summary>
            <Choice
              type="checkbox"
              label={texts.decorative}
              checked={form.coverIsDecorative}
              onChange={(event) => change({ coverIsDecorative: event.target.checked })}
            />
          </details>
        </>
      ) : null}
    </div>
  );
}
