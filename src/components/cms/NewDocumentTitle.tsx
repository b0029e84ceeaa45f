'use client';

import { useDocumentInfo, useDocumentTitle, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { panelTexts as texts } from '@/content/admin/panel';

interface NewDocumentTitleProps {
  /** The field that `useAsTitle` names. */
  field: string;
  /** Singular label of the collection. */
  label: string;
}

/** Title of a document without one: Payload would show its id, or "[Untitled]". */
export function NewDocumentTitle({ field, label }: NewDocumentTitleProps) {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { t } = useTranslation();
  const hasTitle = useFormFields(([fields]) => Boolean(fields[field]?.value));
  const fallback = id === undefined ? `[${t('general:untitled')}]` : String(id);
  useEffect(() => {
    if (hasTitle || title !== fallback) return;
    // Payload's own effect runs after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(texts.newDocument(label)));
    return () => cancelAnimationFrame(frame);
  }, [hasTitle, title, fallback, label, setDocumentTitle]);
  return null;
}
