'use client';

import { useEditDepth, useLivePreviewContext, useTranslation } from '@payloadcms/ui';
import { EyeIcon } from '@payloadcms/ui/icons/Eye';
import { useEffect } from 'react';
import { resetNarrowPreview, usePreviewState } from './usePreviewState';

/** Stands in for Payload's button in a narrow window, where panelNarrow.css hides that one. */
export function PreviewToggle() {
  const context = useLivePreviewContext();
  const { isNarrow, isOpen, setIsOpen } = usePreviewState(context);
  const isInDrawer = useEditDepth() > 1;
  const { t } = useTranslation();
  useEffect(() => (isInDrawer ? undefined : resetNarrowPreview), [isInDrawer]);
  if (!isNarrow || isInDrawer || !context.isLivePreviewEnabled || !context.url) return null;
  const label = t(isOpen ? 'general:exitLivePreview' : 'general:livePreview');
  return (
    <button
      type="button"
      id="narrow-preview-toggler"
      className={`live-preview-toggler${isOpen ? ' live-preview-toggler--active' : ''}`}
      aria-label={label}
      title={label}
      onClick={() => setIsOpen(!isOpen)}
    >
      <EyeIcon active={isOpen} />
    </button>
  );
}
