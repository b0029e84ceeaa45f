'use client';

import { useDocumentInfo, useDocumentTitle, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';
import { panelTexts } from '@/content/admin/panel';

/** Title of a post without one: Payload would show its id. */
export function NewPostTitle() {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const hasTitle = useFormFields(([fields]) => Boolean(fields.title?.value));
  useEffect(() => {
    if (hasTitle || title !== String(id)) return;
    // Payload's own effect runs after this one.
    const frame = requestAnimationFrame(() => setDocumentTitle(panelTexts.newPost));
    return () => cancelAnimationFrame(frame);
  }, [hasTitle, id, setDocumentTitle, title]);
  return null;
}
