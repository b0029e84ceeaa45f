import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

/** A narrow window shows either the preview or the form: panelNarrow.css. */
const narrow = '(width < 60rem)';

/** Opens a form in a narrow window without the preview, which Payload reopens if it was open last, on any device. */
export function useFormFirst(): void {
  const { setIsLivePreviewing } = useLivePreviewContext();
  useEffect(() => {
    if (window.matchMedia(narrow).matches) setIsLivePreviewing(false);
  }, [setIsLivePreviewing]);
}
