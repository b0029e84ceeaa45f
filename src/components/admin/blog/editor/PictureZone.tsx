import { useId, useState, type DragEvent } from 'react';
import styles from './CoverField.module.css';

interface PictureZoneProps {
  id?: string;
  label: string;
  hint: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** Passes on the first file that is dropped or chosen. */
export function PictureZone({ id, label, hint, isBusy = false, onFile }: PictureZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hintId = useId();
  const pick = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    pick(event.dataTransfer.files);
  };
  return (
    <label
      className={styles.zone}
      data-over={isOver}
      // Otherwise the browser would navigate to the file.
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden"
        aria-describedby={hintId}
        disabled={isBusy}
        onChange={({ target }) => {
          pick(target.files);
          // Allows choosing the same file again after a failure.
          target.value = '';
        }}
      />
      <span>{label}</span>
      <small id={hintId}>{hint}</small>
    </label>
  );
}
