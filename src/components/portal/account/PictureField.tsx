'use client';

import { useId, useRef, type ChangeEvent } from 'react';
import { initialOf } from '@/components/ui/initialOf';
import { Button } from '@/components/ui/Button';
import { profileFormTexts as texts, profileMessages } from '@/content/portal/profile';
import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import row from '@/components/ui/Row.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './PictureField.module.css';
import stack from '@/components/ui/Stack.module.css';

interface PictureFieldProps {
  /** Name whose initial replaces a missing image. */
  name: string;
  /** Data URL. */
  picture: string | null;
  error?: string;
  onChange: (picture: string | null) => void;
  onProblem: (message: string) => void;
}

const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(profileMessages.invalidImage));
    reader.readAsDataURL(file);
  });

/** Chooses a profile image, which is read in the browser and sent with the profile. */
export function PictureField({ name, picture, error, onChange, onProblem }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (!file) return;
    if (file.size >= profilePictureLimits.maxBytes) onProblem(profileMessages.imageTooLarge);
    else await readDataUrl(file).then(onChange, () => onProblem(profileMessages.invalidImage));
    // Allows choosing the same file again.
    if (input.current) input.current.value = '';
  };

  const remove = () => {
    onChange(null);
    // The button is removed with the image.
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <span
        className={styles.picture}
        style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
        aria-hidden="true"
      >
        {picture ? null : initialOf(name)}
      </span>
      <div className={`${styles.controls} ${stack.gap2}`}>
        <label htmlFor={id} className={`${text.small} ${text.strong}`}>
          {texts.picture}
        </label>
        <div className={`${row.gap2} ${row.middle}`}>
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={(event) => void onFile(event)}
            className={styles.file}
          />
          {picture ? (
            <Button variant="quiet" size="small" onClick={remove}>
              {texts.removePicture}
            </Button>
          ) : null}
        </div>
        {error ? (
          <p id={`${id}-error`} role="alert" className={`${styles.error} ${text.bad} ${text.small}`}>
            {error}
          </p>
        ) : null}
        <p id={`${id}-hint`} className={`${text.faint} ${text.small}`}>
          {texts.pictureHint}
        </p>
      </div>
    </div>
  );
}
