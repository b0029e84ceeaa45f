import { isIndexable } from '@/domain/seo/renderHead';
import { seoFields, toSeoRecord, type SeoField, type SeoRecord } from '@/domain/seo/SeoRecord';
import { withIndexing } from '@/domain/seo/withIndexing';

/** What the editor holds. Empty texts are what has not been set. */
export interface SeoForm {
  title: string;
  metaDescription: string;
  canonicalUrl: string;
  preventIndexing: boolean;
  /** Directives as they were loaded; those about other things than indexing are kept. */
  robots: string;
  ogTitle: string;
  ogDescription: string;
  ogImage: string;
  twitterTitle: string;
  twitterDescription: string;
  twitterImage: string;
  schemaType: string;
  /** Typed by the person; wins over the generated one. */
  customSchema: string;
  /** From a template, or what an earlier save made of one. */
  generatedSchema: string;
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

/** Whether a record says enough to start from; else the page's own tags do. */
export const isWorthEditing = ({ title, metaDescription }: SeoRecord): boolean =>
  Boolean(title || metaDescription);

export const finalSchemaOf = ({ customSchema, generatedSchema }: SeoForm): string =>
  customSchema.trim() || generatedSchema;

/**
 * The body of a save: every field, `noindex` among the robots directives only when indexing is prevented, and no robots
 * where nothing is to be said. Empty texts clear theirs.
 */
export function toSeoBody(form: SeoForm) {
  const { preventIndexing, robots: loaded, generatedSchema: _, ...texts } = form;
  const robots = withIndexing(loaded, preventIndexing);
  return { ...texts, ...(robots ? { robots } : {}), finalSchema: finalSchemaOf(form) };
}

/** The fields of the record that a form says something else about than another one. */
export function changedFields(before: SeoForm, after: SeoForm): SeoField[] {
  const [one, other]: SeoRecord[] = [toSeoBody(before), toSeoBody(after)];
  return seoFields.filter((field) => one?.[field] !== other?.[field]);
}

/** The record that a save would leave. */
export function recordOf(form: SeoForm): SeoRecord {
  const entries = Object.entries(toSeoBody(form)).map(([field, text]) => [field, text.trim()]);
  return toSeoRecord(Object.fromEntries(entries));
}
