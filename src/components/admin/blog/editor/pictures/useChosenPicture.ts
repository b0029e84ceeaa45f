import type { LibraryPicture } from '@/schemas/pictures';
import { useUpload } from '../useUpload';
import { uploadPicture } from './picturesApi';

/** Uploads a chosen image unless it is in the library already. */
export function useChosenPicture(chosen: File | LibraryPicture) {
  const { progress, isUploading, error, upload } = useUpload('The picture could not be uploaded');

  /** Returns the file name, or null if the upload failed, which is reported. */
  const store = async (words: { alt: string; isDecorative: boolean }): Promise<string | null> => {
    if (!(chosen instanceof File)) return chosen.filename;
    const stored = await upload((options) => uploadPicture({ file: chosen, ...words, ...options }));
    return stored && stored.filename;
  };

  return { store, isUploading, progress, error };
}
