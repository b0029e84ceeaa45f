import { useEffect, useRef, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { uploadFailure } from './pictures/picturesApi';

interface SendOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * State of an upload, which is aborted when the component goes.
 * @param failure message for the log
 */
export function useUpload(failure: string) {
  /** From 0 to 1; 0 when idle. */
  const [progress, setProgress] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** Returns what was uploaded; null after a failure, which `error` tells. */
  const upload = async <Result>(send: (options: SendOptions) => Promise<Result>): Promise<Result | null> => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setError(null);
    setIsUploading(true);
    try {
      return await send({ onProgress: setProgress, signal });
    } catch (reason) {
      if (signal.aborted) return null;
      logFailure(failure, reason);
      setError(uploadFailure(reason));
      return null;
    } finally {
      setIsUploading(false);
      setProgress(0);
    }
  };

  return { progress, isUploading, error, setError, upload };
}
