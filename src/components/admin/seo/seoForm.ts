import { isIndexable, type RenderedHead } from '@/domain/seo/renderHead';
import { seoFields, toSeoRecord, type SeoField, type SeoRecord } from '@/domain/seo/SeoRecord';
import { withIndexing } from '@/domain/seo/withIndexing';
import type { InheritingField } from '@/domain/seo/withoutInherited';

/** Form values of the editor. An empty string is an unset value. */
export interface SeoForm {
  title: string;
  metaDescription: string;
  canonicalUrl: string;
  preventIndexing: boolean;
  /** Directives as loaded; those unrelated to indexing are kept. */
  robots: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
  schemaType: string;
  /** Custom JSON-LD; takes precedence over the generated one. */
  customSchema: string;
  /** JSON-LD from a template, or as an earlier save stored it. */
  generatedSchema: string;
}

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

const defaultSchemaType = 'WebPage';

export function formFromRecord(record: SeoRecord): SeoForm {
  return {
    title: record.title ?? '',
    metaDescription: record.metaDescription ?? '',
    canonicalUrl: record.canonicalUrl ?? '',
    preventIndexing: !isIndexable(record.robots ?? null),
    robots: record.robots ?? '',
    ogTitle: record.ogTitle ?? '',
    ogDescription: record.ogDescription ?? '',
    ogImage: record.ogImage ?? '',
    twitterTitle: record.twitterTitle ?? '',
    twitterDescription: record.twitterDescription ?? '',
    twitterImage: record.twitterImage ?? '',
    schemaType: record.schemaType ?? defaultSchemaType,
    customSchema: record.customSchema ?? '',
    generatedSchema: record.customSchema ? '' : (record.finalSchema ?? ''),
  };
}

/** Returns whether a record has enough values to start from; otherwise the page's own tags are used. */
export const isWorthEditing = ({ title, metaDescription }: SeoRecord): boolean =>
  Boolean(title || metaDescription);

export const finalSchemaOf = ({ customSchema, generatedSchema }: SeoForm): string =>
  customSchema.trim() || generatedSchema;

/**
 * Returns the body of a save with every field. Robots directives include `noindex` only if indexing is off, and are
 * omitted if empty. Empty strings clear their fields.
 */
export function toSeoBody(form: SeoForm) {
  const { preventIndexing, robots: loaded, generatedSchema: _, ...texts } = form;
  const robots = withIndexing(loaded, preventIndexing);
  return { ...texts, ...(robots ? { robots } : {}), finalSchema: finalSchemaOf(form) };
}

/** Returns the fields of the record in which two forms differ. */
export function changedFields(before: SeoForm, after: SeoForm): SeoField[] {
  const [one, other]: SeoRecord[] = [toSeoBody(before), toSeoBody(after)];
  return seoFields.filter((field) => one?.[field] !== other?.[field]);
}

/** Returns the record that a save would store. */
export function recordOf(form: SeoForm): SeoRecord {
  const entries = Object.entries(toSeoBody(form)).map(([field, text]) => [field, text.trim()]);
  return toSeoRecord(Object.fromEntries(entries));
}
