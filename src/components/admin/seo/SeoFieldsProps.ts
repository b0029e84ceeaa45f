import type { RenderedHead } from '@/domain/seo/renderHead';
import type { InheritingField } from '@/domain/seo/withoutInherited';
import type { SeoForm } from './seoForm';

/** Props of each field group of the editor. */
export interface SeoFieldsProps {
  form: SeoForm;
  change: (changes: Partial<SeoForm>) => void;
  /** Errors from the server by field. */
  problems: Readonly<Record<string, string>>;
  /** The metadata that the page would render, shown as placeholders in empty fields. Null until loaded. */
  head: RenderedHead | null;
  /** Fields that inherit their value; empty until loaded. */
  inherited: ReadonlySet<InheritingField>;
}
