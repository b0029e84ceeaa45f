import { useState } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '@/client/logFailure';
import { uploadFile } from '@/client/uploadFile';
import { coverTexts as texts } from '@/content/admin/postEditor';
import { deleteCover } from '../blogApi';
import { coverFilename, isForeignCover } from './coverAddress';
import type { PostForm } from './postForm';
import { useUnderWay } from './UnderWay';
import { useUpload } from './useUpload';

const uploadPath = '/api/images/upload-cover';

/** Uploads, replaces and removes the cover of a post. */
export function useCoverUpload(form: PostForm, change: (changes: Partial<PostForm>) => void) {
  const { progress, isUploading, error, setError, upload } = useUpload('The cover could not be uploaded');
  /** Time of the last change of the image. */
  const [stamp, setStamp] = useState(() => Date.now());
  const begin = useUnderWay();

  const uploadCover = async (file: File) => {
    const slug = form.slug.trim();
    if (!slug) return setError(texts.needsSlug);
    const fields = new FormData();
    fields.set('slug', slug);
    fields.set('cover', file);
    const end = begin();
    await upload(async (options) => {
      const { filename } = await uploadFile<{ filename: string }>(uploadPath, { fields, ...options });
      // The form must have the value before the upload counts as finished.
      flushSync(() => change({ coverImage: filename }));
      setStamp(Date.now());
    });
    end();
  };

  const remove = () => {
    const { coverImage } = form;
    setError(null);
    // Cleared immediately: by the time a slow response arrives, the form may hold another cover.
    change({ coverImage: '', coverAltText: '', coverIsDecorative: false });
    if (isForeignCover(coverImage)) return;
    deleteCover(coverFilename(coverImage)).catch((reason: unknown) =>
      logFailure('The cover could not be deleted', reason),
    );
  };

  return { progress, isUploading, error, stamp, upload: uploadCover, remove };
}
