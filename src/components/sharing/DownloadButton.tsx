'use client';

import { useDownload } from '@/client/useDownload';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { downloadTexts } from '@/content/sharing';

interface DownloadButtonProps {
  /** Of the call that answers the file. */
  path: `/${string}`;
  /** Of the file, where the answer gives it none. */
  fallbackName: string;
  label: string;
  preparing: string;
  failed: string;
  size?: 'small';
}

/** Saves a file that the server makes; says so while it is being made, and when it could not be. */
export function DownloadButton({ path, fallbackName, label, preparing, failed, size }: DownloadButtonProps) {
  const { isPreparing, hasFailed, isSaved, download } = useDownload({ path, fallbackName });
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        aria-disabled={isPreparing}
        aria-busy={isPreparing}
        onClick={() => void download()}
      >
        {isPreparing ? preparing : label}
      </Button>
      <span role="status" className="visually-hidden">
        {isPreparing ? preparing : isSaved ? downloadTexts.saved : ''}
      </span>
      {hasFailed && <FormMessage>{failed}</FormMessage>}
    </>
  );
}
