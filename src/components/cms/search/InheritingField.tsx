'use client';

import { TextareaField, TextField } from '@payloadcms/ui';
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { FittedWords } from './FittedWords';
import { useDraftPage } from './useDraftPage';

interface Inheriting {
  /** The part of the page's head that this field sets. */
  shownAs: keyof RenderedHead;
  /** Set for text that search results truncate: it is measured and can be shortened to fit. */
  part?: SnippetPart;
}

/** SEO text field whose placeholder is the page's own value. */
export function InheritingTextField({ shownAs, part, field, ...props }: TextFieldClientProps & Inheriting) {
  const { page } = useDraftPage();
  const placeholder = page?.head[shownAs] ?? undefined;
  return (
    <>
      <TextField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />
      {part ? <FittedWords part={part} path={props.path} shown={placeholder ?? ''} /> : null}
    </>
  );
}

/** The same as a multi-line field. */
export function InheritingTextareaField({
  shownAs,
  part,
  field,
  ...props
}: TextareaFieldClientProps & Inheriting) {
  const { page } = useDraftPage();
  const placeholder = page?.head[shownAs] ?? undefined;
  return (
    <>
      <TextareaField {...props} field={{ ...field, admin: { ...field.admin, placeholder } }} />
      {part ? <FittedWords part={part} path={props.path} shown={placeholder ?? ''} /> : null}
    </>
  );
}
