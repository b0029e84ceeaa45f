import { useEffect, useRef, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import type { LibraryPicture } from '@/schemas/pictures';
import { uploadFailure, uploadPicture } from './picturesApi';

/** Uploads a chosen image unless it is in the library already. */
export function useChosenPicture(chosen: File | LibraryPicture) {
  /** From 0 to 1. */
  const [progress, setProgress] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** Returns the file name, or null if the upload failed, which is reported. */
  const keep = async (words: { alt: string; isDecorative: boolean }): Promise<string | null> => {
    if (!(chosen instanceof File)) return chosen.filename;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(null);
    setIsUploading(true);
    try {
      const { filename } = await uploadPicture({
        ...{ file: chosen, ...words, onProgress: setProgress, signal },
      });
      return filename;
    } catch (reason) {
      if (signal.aborted) return null;
      logFailure('The picture could not be uploaded', reason);
      setError(uploadFailure(reason));
      return null;
    } finally {
      setIsUploading(false);
      setProgress(0);
    }
  };

  return { keep, isUploading, progress, error };
}
