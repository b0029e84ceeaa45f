'use client';

import { TextareaField, TextField } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import { QueryProvider } from '@/client/QueryProvider';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { FittedWords } from './FittedWords';
import { useDraftPage } from './useDraftPage';

interface Inheriting {
  /** The part of the page's head that this field sets. */
  shownAs: keyof RenderedHead;
  /** Set for what search results show in one line, or a few: it is measured, and can be fitted. */
  part?: SnippetPart;
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

function Line({ shownAs, part, field, ...props }: TextFieldClientProps & Inheriting) {
  const { page } = useDraftPage();
  const placeholder = page?.head[shownAs] ?? undefined;
  return (
    <>
      <TextField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />
      {part ? <FittedWords part={part} path={props.path} shown={placeholder ?? ''} /> : null}
    </>
  );
}

function Lines({ shownAs, part, field, ...props }: TextareaFieldClientProps & Inheriting) {
  const { page } = useDraftPage();
  const placeholder = page?.head[shownAs] ?? undefined;
  return (
    <>
      <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />
      {part ? <FittedWords part={part} path={props.path} shown={placeholder ?? ''} /> : null}
    </>
  );
}
