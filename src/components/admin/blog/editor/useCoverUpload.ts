'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { logFailure } from '@/client/logFailure';
import { uploadFile } from '@/client/uploadFile';
import { coverTexts as texts } from '@/content/admin/postEditor';
import { deleteCover } from '../blogApi';
import { coverFilename, isForeignCover } from './coverAddress';
import type { PostForm } from './postForm';
import { useUnderWay } from './UnderWay';
import { uploadFailure } from './pictures/picturesApi';

const uploadPath = '/api/images/upload-cover';

/** Uploads, replaces and removes the cover of a post. */
export function useCoverUpload(form: PostForm, change: (changes: Partial<PostForm>) => void) {
  /** From 0 to 1; 0 when idle. */
  const [progress, setProgress] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Time of the last change of the image. */
  const [stamp, setStamp] = useState(() => Date.now());
  const begin = useUnderWay();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (file: File) => {
    const slug = form.slug.trim();
    if (!slug) return setError(texts.needsSlug);
    abort.current = new AbortController();
    const { signal } = abort.current;
    const fields = new FormData();
    fields.set('slug', slug);
    fields.set('cover', file);
    setError(null);
    setIsUploading(true);
    const end = begin();
    try {
      const { filename } = await uploadFile<{ filename: string }>(uploadPath, {
        fields,
        onProgress: setProgress,
        signal,
      });
      // The form must have the value before the upload counts as finished.
      flushSync(() => change({ coverImage: filename }));
      setStamp(Date.now());
    } catch (reason) {
      if (signal.aborted) return;
      logFailure('The cover could not be uploaded', reason);
      setError(uploadFailure(reason));
    } finally {
      end();
      setIsUploading(false);
      setProgress(0);
    }
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

  return { progress, isUploading, error, stamp, upload, remove };
}
