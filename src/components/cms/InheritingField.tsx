'use client';

import { TextareaField, TextField } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { QueryProvider } from '@/client/QueryProvider';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { useDraftPage } from './useDraftPage';

interface Inheriting {
  /** What the page's head calls what stands in this field. */
  shownAs: keyof RenderedHead;
}

/** A line of search metadata that shows, while it is empty, what the page says there by itself. */
export function InheritingTextField(props: TextFieldClientProps & Inheriting) {
  return (
    <QueryProvider>
      <Line {...props} />
    </QueryProvider>
  );
}

/** The same with room for more words. */
export function InheritingTextareaField(props: TextareaFieldClientProps & Inheriting) {
  return (
    <QueryProvider>
      <Lines {...props} />
    </QueryProvider>
  );
}

function Line({ shownAs, field, ...props }: TextFieldClientProps & Inheriting) {
  const placeholder = useDraftPage().page?.head[shownAs] ?? undefined;
  return <TextField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />;
}

function Lines({ shownAs, field, ...props }: TextareaFieldClientProps & Inheriting) {
  const placeholder = useDraftPage().page?.head[shownAs] ?? undefined;
  return <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />;
}
