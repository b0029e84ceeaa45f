import { isIndexable } from '@/domain/seo/renderHead';
import { toSeoRecord, type SeoRecord } from '@/domain/seo/SeoRecord';

/** What the editor holds. Empty texts are what has not been set. */
export interface SeoForm {
  title: string;
  metaDescription: string;
  canonicalUrl: string;
  preventIndexing: boolean;
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

/** The body of a save: every field, robots only when indexing is prevented. Empty texts clear theirs. */
export function toSeoBody({ preventIndexing, generatedSchema, ...texts }: SeoForm) {
  return {
    ...texts,
    ...(preventIndexing ? { robots: 'noindex' } : {}),
    finalSchema: finalSchemaOf({ preventIndexing, generatedSchema, ...texts }),
  };
}

/** The record that a save would leave. */
export function recordOf(form: SeoForm): SeoRecord {
  const entries = Object.entries(toSeoBody(form)).map(([field, text]) => [field, text.trim()]);
  return toSeoRecord(Object.fromEntries(entries));
}
