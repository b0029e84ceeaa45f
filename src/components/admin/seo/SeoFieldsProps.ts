import type { RenderedHead } from '@/domain/seo/renderHead';
import type { InheritingField } from '@/domain/seo/withoutInherited';
import type { SeoForm } from './seoForm';

/** What each group of the editor's fields gets. */
export interface SeoFieldsProps {
  form: SeoForm;
  change: (changes: Partial<SeoForm>) => void;
  /** The server's objections by field. */
  problems: Readonly<Record<string, string>>;
  /** What the page would say; shown in empty fields as what stands in for them. Null until it is known. */
  head: RenderedHead | null;
  /** The fields that say nothing of their own; none until it is known. */
  inherited: ReadonlySet<InheritingField>;
}
